import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { readPrivateLink } from '#server/platform/files/private-link.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { privateReply } from './private-reply.ts';

type Asked = { readonly Params: { readonly fileId: string }; readonly Querystring: Record<string, unknown> };

/** Signed addresses are valid for a few minutes. Never cached. */
export const privateFileRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<Asked>('/files/private/:fileId', { config: { limit: 'file' } }, async (request, reply) => {
      const whose = readPrivateLink(
        use(Keyring),
        { fileId: request.params.fileId, query: request.query },
        use(Clock).now(),
      );
      if (!whose.ok) return sendRefusal(request, reply, whose.refusal);
      const bytes = await use(PrivateFiles).get(whose.value);
      if (bytes === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      return privateReply(reply).type('image/webp').send(bytes);
    });
  };
