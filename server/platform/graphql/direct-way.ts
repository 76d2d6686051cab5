import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { NoteAnswer } from '#server/platform/http/guard-http.ts';
import { handOn, type ReadBody, readBody } from '#server/platform/http/read-body.ts';
import type { GraphqlAnswers } from './graphql-answers.ts';
import type { ExecuteGraphql } from './graphql-engine.ts';

const PATH = '/graphql';
/** As our own pages send it. Forms of other sites cannot. */
const JSON_TYPE = 'application/json';
// Names that must not come out of a text as they stand, however they are spelled; Fastify says what to do about them.
const SUSPICIOUS = ['__proto__', 'constructor', '\\u'];

const NOT_PLAIN = 0;

/**
 * The length of an account's question in the one form that our pages give it: nothing about it asks for more than an
 * answer.
 */
function plainLength({ method, url, httpVersion, headers }: IncomingMessage, most: number): number {
  if (method !== 'POST' || url !== PATH || httpVersion !== '1.1') return NOT_PLAIN;
  if (
    headers['content-type'] !== JSON_TYPE ||
    headers['transfer-encoding'] !== undefined ||
    headers.authorization === undefined
  )
    return NOT_PLAIN;
  const length = Number(headers['content-length']);
  return length > 0 && length <= most ? length : NOT_PLAIN;
}

function parsed(bytes: Buffer): { readonly body: unknown } | undefined {
  const text = bytes.toString();
  for (const name of SUSPICIOUS) if (text.includes(name)) return undefined;
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const notAddressed = (): never => {
  throw new Error('Whoever is nobody in particular goes the usual way');
};

type DirectWayParts = GraphqlAnswers & {
  readonly note: NoteAnswer;
  readonly newId: () => string;
  readonly bodyLimit: number;
};

/**
 * Answers the plain questions of accounts before Fastify's routing, hooks and parsers, which cost more than reading and
 * writing them. Whatever is unusual about a request, or is not to be answered, goes the usual way with all that was
 * read of it, so that no rule stands twice.
 */
export function goDirectly(app: FastifyInstance, { admit, write, note, newId, bodyLimit }: DirectWayParts): void {
  const server: Server = app.server;
  const usualWays = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  const goUsually = (request: IncomingMessage, response: ServerResponse, read: Parameters<typeof handOn>[1]): void => {
    handOn(request, read);
    for (const way of usualWays) way.call(server, request, response);
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    read: ReadBody,
    began: number,
  ): Promise<void> {
    const given = read.error === undefined ? parsed(read.bytes) : undefined;
    if (given === undefined) return goUsually(request, response, read);
    const id = newId();
    let run: (() => ReturnType<ExecuteGraphql>) | null = null;
    let answered: Awaited<ReturnType<ExecuteGraphql>>;
    try {
      const admitted = await admit({ id, headers: request.headers, body: given.body, address: notAddressed });
      if (!('run' in admitted)) return goUsually(request, response, read);
      run = admitted.run;
      answered = await run();
    } catch (error) {
      return goUsually(request, response, run === null ? read : { ...read, failure: { error } });
    }
    write(response, id, answered);
    // Handed to the connection: whether its reader stays for it is the reader's.
    note({ id, method: 'POST', url: PATH, route: PATH, status: response.statusCode, ms: performance.now() - began });
  }

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const length = closing ? NOT_PLAIN : plainLength(request, bodyLimit);
    if (length === NOT_PLAIN) {
      for (const way of usualWays) way.call(server, request, response);
      return;
    }
    const began = performance.now();
    readBody(request, length, (read) => void answer(request, response, read, began));
  });
}
