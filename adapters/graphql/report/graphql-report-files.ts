import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ReportFiles } from '#application/report/ports/report-files.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { EXPORT_STATES, type ExportOf } from '#domain/report/report-export.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import {
  CancelReportExportDocument,
  DownloadReportExportDocument,
  ReportExportsDocument,
  type ReportExportsQuery,
  RequestReportExportDocument,
} from './report-files.gen.ts';

type Wire = ReportExportsQuery['report_exports'][number];

const done = (answer: Result<unknown, Refusal>): Result<null, Refusal> => (answer.ok ? ok(null) : answer);

function ofWire({ kind, event_id: eventId, start_at: start, end_at: end, search, status }: Wire): ExportOf {
  const period = start === null || end === null ? null : { start: instant(start), end: instant(end) };
  if (kind === 'ORDERS' && eventId !== null)
    return { kind, eventId, period, search, status: ORDER_STATUSES.find((one) => one === status) ?? null };
  return kind === 'REVENUE' ? { kind, period, search } : { kind: 'BALANCES' };
}

function inputOf(of: ExportOf) {
  const period = of.kind === 'BALANCES' ? null : of.period;
  return {
    kind: of.kind,
    event_id: of.kind === 'ORDERS' ? of.eventId : null,
    start_at: period?.start ?? null,
    end_at: period?.end ?? null,
    status: of.kind === 'ORDERS' ? of.status : null,
    search: of.kind === 'BALANCES' ? null : of.search,
  };
}

export const makeGraphqlReportFiles = (transport: GraphqlTransport): ReportFiles => ({
  async list() {
    const answer = await transport(ReportExportsDocument, {});
    if (!answer.ok) return answer;
    return ok(
      answer.value.report_exports.map((file) => ({
        id: file.id,
        of: ofWire(file),
        name: file.name,
        state: EXPORT_STATES.find((one) => one === file.state) ?? 'FAILED',
        rows: file.rows,
        total: file.total,
        percent: file.percent,
        askedAt: file.inserted_at,
        keptUntil: file.kept_until,
      })),
    );
  },
  request: async (of) => done(await transport(RequestReportExportDocument, { input: inputOf(of) })),
  cancel: async (id) => done(await transport(CancelReportExportDocument, { id })),
  async link(id) {
    const answer = await transport(DownloadReportExportDocument, { id });
    return answer.ok ? ok(answer.value.download_report_export) : answer;
  },
});
