import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { CSV_CONTENT_TYPE } from '#domain/kernel/csv/write-csv.ts';
import type { Token } from '#domain/kernel/token.ts';
import { exportFileName } from '#domain/report/report-export.ts';
import { privateReply } from '#server/platform/files/api/private-reply.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { readExportLink } from '#server/report/exports/export-link.ts';
import { ExportRight } from '#server/report/exports/export-right.ts';
import { type ReportExportRow, ReportExports } from '#server/report/exports/ports/report-exports.ts';
import { partName } from '#server/report/exports/write-export.ts';

type Asked = { readonly Params: { readonly exportId: string }; readonly Querystring: Record<string, unknown> };

/** One part in memory at a time. */
async function* partsOf(files: PrivateFiles, { exportId, accountId, parts }: ReportExportRow) {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await files.get({ accountId, fileId: partName(exportId, part) });
    if (bytes === null) throw new Error(`The report ${exportId} has no part ${part}`);
    yield bytes;
  }
}

/** Only with a fresh link of who asked, who still has the right. */
export const reportFileRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<Asked>('/files/reports/:exportId', { config: { limit: 'file' } }, async (request, reply) => {
      const id = z.uuid().safeParse(request.params.exportId);
      if (!id.success) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      const accountId = readExportLink(use(Keyring), id.data, request.query, use(Clock).now());
      if (accountId === null) return sendRefusal(request, reply, { code: 'LINK_EXPIRED' });
      const row = await use(ReportExports).find({ accountId, exportId: id.data });
      if (row === null || row.state !== 'READY') return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      if (!(await use(ExportRight)(accountId, row.of))) return sendRefusal(request, reply, { code: 'FORBIDDEN' });
      return privateReply(reply)
        .header('content-disposition', `attachment; filename="${exportFileName(row.of)}"`)
        .type(CSV_CONTENT_TYPE)
        .send(Readable.from(partsOf(use(PrivateFiles), row)));
    });
  };
