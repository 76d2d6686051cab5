import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfRequest } from '#server/platform/http/refusal-reply.ts';
import type { Caller, GraphqlAnswer, GraphqlAnswers } from './graphql-answers.ts';

export const GRAPHQL_BODY_LIMIT = 262_144;
const ENDPOINTS = ['/graphql', '/graphql/events', '/graphql/accounts'];

/** One schema, JSON in, JSON out. */
export const graphqlRoute = ({ identify, admit, refuse, write }: GraphqlAnswers): FastifyPluginAsync => {
  const callers = new WeakMap<FastifyRequest, Caller>();

  function send(request: FastifyRequest, reply: FastifyReply, answer: GraphqlAnswer): FastifyReply {
    reply.hijack();
    write(reply.raw, request.id, answer);
    return reply;
  }

  async function identifyCaller(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const caller = await identify({ headers: request.headers, address: () => request.ip });
    if (!('viewer' in caller)) return send(request, reply, refuse(caller, localeOfRequest(request)));
    callers.set(request, caller);
    return undefined;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = callers.get(request);
    if (caller === undefined) throw new Error('The route did not identify its caller');
    const admitted = admit({ id: request.id, caller, body: request.body });
    const answered = 'run' in admitted ? await admitted.run() : refuse(admitted, localeOfRequest(request));
    return send(request, reply, answered);
  }

  return async (app) => {
    // Other content types get 415: another site's form can send text/plain without a preflight.
    app.removeContentTypeParser('text/plain');
    const config = { writesHead: true, limit: 'network' } as const;
    for (const path of ENDPOINTS)
      app.post(path, { bodyLimit: GRAPHQL_BODY_LIMIT, onRequest: identifyCaller, config }, answer);
  };
};
