import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { NoteAnswer } from '#server/platform/http/guard-http.ts';
import { localeOfRequest } from '#server/platform/http/refusal-reply.ts';
import { parseShallowJson } from '#server/platform/http/shallow-json.ts';
import type { GraphqlAnswer, GraphqlAnswers } from './graphql-answers.ts';

const PATH = '/graphql';

type GraphqlListenerParts = GraphqlAnswers & {
  readonly newId: () => string;
  readonly note: NoteAnswer;
  readonly bodyLimit: number;
  /** The network address; a forwarded one only from a trusted proxy. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isWithinLimit: (address: string) => boolean;
  readonly answerFailure: (error: unknown, request: { readonly id: string; readonly locale: Locale }) => GraphqlAnswer;
};

/** A JSON body of known length with a token, as our pages send it. Another site’s form cannot. */
const isOfAccount = ({ method, url, headers }: IncomingMessage, bodyLimit: number): boolean => {
  if (method !== 'POST' || url !== PATH || headers['content-type'] !== 'application/json') return false;
  if (headers.authorization === undefined || headers.expect !== undefined) return false;
  const length = Number(headers['content-length']);
  return length > 0 && length <= bodyLimit;
};

/** Never settles when the connection breaks before. */
const readBody = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    let missing = Number(request.headers['content-length']);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      missing -= chunk.length;
      const [first] = chunks;
      if (missing === 0)
        resolve((chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)).toString());
    });
  });

/** Without Fastify’s routing, hooks and body parser, a third of what such a request costs (decision 30). */
export function answerAccountsDirectly(app: FastifyInstance, parts: GraphqlListenerParts): void {
  const { identify, admit, write, refuse, newId, note, bodyLimit, addressOf, isWithinLimit, answerFailure } = parts;

  async function answerOf(request: IncomingMessage, id: string): Promise<GraphqlAnswer> {
    try {
      const caller = await identify({ headers: request.headers, address: () => addressOf(request) });
      if (!('viewer' in caller)) return refuse(caller, localeOfRequest(request));
      const admitted = admit({ id, caller, body: parseShallowJson(await readBody(request)) });
      return await ('run' in admitted ? admitted.run() : refuse(admitted, localeOfRequest(request)));
    } catch (error) {
      return answerFailure(error, { id, locale: localeOfRequest(request) });
    }
  }

  const { server } = app;
  const others = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (closing || !isOfAccount(request, bodyLimit) || !isWithinLimit(addressOf(request))) {
      for (const other of others) other.call(server, request, response);
      return;
    }
    const began = performance.now();
    const id = newId();
    void answerOf(request, id).then((answer) => {
      write(response, id, answer);
      note({ id, method: 'POST', url: PATH, route: PATH, status: answer.status, ms: performance.now() - began });
    });
  });
}
