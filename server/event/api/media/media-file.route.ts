import type { FastifyPluginAsync } from 'fastify';
import { contentDisposition } from '#domain/kernel/files/content-disposition.ts';
import { fileName } from '#domain/kernel/files/file-name.ts';
import type { Token } from '#domain/kernel/token.ts';
import { readMediaLink } from '#server/event/media/media-link.ts';
import { OpenMediaFile } from '#server/event/media/open-media-file.ts';
import { privateReply } from '#server/platform/files/api/private-reply.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import type { PrivateFormat } from '#server/platform/ports/private-file-rows.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const CONTENT_TYPE: Readonly<Record<PrivateFormat, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
};

type Asked = { readonly Params: { readonly id: string }; readonly Querystring: Record<string, unknown> };

/** Documents are downloaded, never shown in the site's own origin. */
export const mediaFileRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<Asked>('/files/media/:id', { config: { limit: 'file' } }, async (request, reply) => {
      const right = readMediaLink(use(Keyring), { id: request.params.id, query: request.query }, use(Clock).now());
      if (!right.ok) return sendRefusal(request, reply, right.refusal);
      const opened = await use(OpenMediaFile)(right.value);
      if (!opened.ok) return sendRefusal(request, reply, opened.refusal);
      const { label, format, bytes } = opened.value;
      if (format !== 'webp') reply.header('content-disposition', contentDisposition(fileName(label, format)));
      return privateReply(reply).type(CONTENT_TYPE[format]).send(bytes);
    });
  };
