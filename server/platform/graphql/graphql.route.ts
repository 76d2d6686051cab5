import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfRequest } from '#server/platform/http/refusal-reply.ts';
import type { GraphqlAnswers } from './graphql-answers.ts';

export const GRAPHQL_BODY_LIMIT = 262_144;
const ENDPOINTS = ['/graphql', '/graphql/events', '/graphql/accounts'];

/** One schema, JSON in, JSON out. */
export const graphqlRoute = ({ admit, refuse, write }: GraphqlAnswers): FastifyPluginAsync => {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const admitted = await admit({
      id: request.id,
      headers: request.headers,
      body: request.body,
      address: () => request.ip,
    });
    const answered = 'run' in admitted ? await admitted.run() : refuse(admitted, localeOfRequest(request));
    reply.hijack();
    write(reply.raw, request.id, answered);
    return reply;
  }

  return async (app) => {
    // Other content types get 415: another site's form can send text/plain without a preflight.
    app.removeContentTypeParser('text/plain');
    for (const path of ENDPOINTS)
      app.post(path, { bodyLimit: GRAPHQL_BODY_LIMIT, config: { writesHead: true, limit: 'network' } }, answer);
  };
};
