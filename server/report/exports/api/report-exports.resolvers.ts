import { z } from 'zod';
import { invalid } from '#domain/kernel/field-problems.ts';
import { later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import {
  EXPORT_KEPT_FOR,
  EXPORT_KINDS,
  type ExportOf,
  exportPercent,
  isExportOpen,
} from '#domain/report/report-export.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { oneOf, rowNumber, search } from '#server/platform/graphql/input-parts.ts';
import { rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { checkPeriod, periodInput, periodOf } from '#server/report/api/event-revenue.ts';
import { AskForExport } from '#server/report/exports/ask-for-export.ts';
import { CancelExport } from '#server/report/exports/cancel-export.ts';
import { writeExportLink } from '#server/report/exports/export-link.ts';
import { ExportRight } from '#server/report/exports/export-right.ts';
import { type ReportExportRow, ReportExports } from '#server/report/exports/ports/report-exports.ts';

const MOST_SHOWN = 20;
const byId = z.object({ id: z.uuid() });
const asked = z.object({
  input: z
    .object({
      kind: oneOf(EXPORT_KINDS),
      event_id: rowNumber.nullish(),
      status: oneOf(ORDER_STATUSES).nullish(),
      search,
      ...periodInput,
    })
    .check(checkPeriod),
});

function exportOf({
  kind,
  event_id: eventId,
  status,
  search: searched,
  ...period
}: z.output<typeof asked>['input']): Result<ExportOf, RefusalOf<'INVALID_INPUT'>> {
  if (kind === 'BALANCES') return ok({ kind });
  if (kind === 'REVENUE') return ok({ kind, period: periodOf(period), search: searched });
  return eventId === null || eventId === undefined
    ? refused(invalid('event_id', { kind: 'REQUIRED' }))
    : ok({ kind, eventId, period: periodOf(period), status: status ?? null, search: searched });
}

const wireOf = ({ exportId, of, name, state, rows, total, insertedAt, changedAt }: ReportExportRow) => {
  const period = of.kind === 'BALANCES' ? null : of.period;
  return {
    id: exportId,
    kind: of.kind,
    name,
    state,
    rows,
    total,
    percent: exportPercent({ state, rows, total }),
    inserted_at: insertedAt,
    kept_until: isExportOpen(state) ? null : later(changedAt, EXPORT_KEPT_FOR),
    event_id: of.kind === 'ORDERS' ? of.eventId : null,
    start_at: period?.start ?? null,
    end_at: period?.end ?? null,
    status: of.kind === 'ORDERS' ? of.status : null,
    search: of.kind === 'BALANCES' ? null : of.search,
  };
};

export const reportExportsResolvers: Resolvers = {
  Query: {
    report_exports: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: async (_none, { use, accountId }) =>
        ok((await use(ReportExports).of(accountId, MOST_SHOWN)).map(wireOf)),
    }),
  },
  Mutation: {
    request_report_export: rootField({
      access: signedIn,
      input: asked,
      resolve: async ({ input }, { use, accountId, locale, loaders }) => {
        const of = exportOf(input);
        if (!of.ok) return of;
        const event = of.value.kind === 'ORDERS' ? await loaders.event.load(of.value.eventId) : null;
        const begun = await use(AskForExport)({ accountId, of: of.value, name: event?.name ?? '', locale });
        return begun.ok ? ok(wireOf(begun.value)) : begun;
      },
    }),
    cancel_report_export: rootField({
      access: signedIn,
      input: byId,
      resolve: async ({ id }, { use, accountId }) => {
        const row = await use(CancelExport)(accountId, id);
        return row.ok ? ok(wireOf(row.value)) : row;
      },
    }),
    download_report_export: rootField({
      access: signedIn,
      input: byId,
      resolve: async ({ id }, { use, accountId, now }) => {
        const row = await use(ReportExports).find({ accountId, exportId: id });
        if (row === null || row.state !== 'READY') return refused({ code: 'NOT_FOUND' });
        return (await use(ExportRight)(accountId, row.of))
          ? ok(writeExportLink(use(Keyring), id, accountId, now))
          : refused({ code: 'FORBIDDEN' });
      },
    }),
  },
};
