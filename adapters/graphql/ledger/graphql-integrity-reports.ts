import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { IntegrityReports } from '#application/ledger/ports/integrity-reports.ts';
import { ok } from '#domain/kernel/result.ts';
import { IntegrityReportsDocument } from './integrity.gen.ts';

export const makeGraphqlIntegrityReports =
  (transport: GraphqlTransport): IntegrityReports =>
  async (faulty, at) => {
    const variables = { faulty, after: at.after ?? null, before: at.before ?? null };
    const answer = await transport(IntegrityReportsDocument, variables);
    if (!answer.ok) return answer;
    const {
      entries,
      metadata,
      number_faulty: numberFaulty,
      last_checked_at: lastCheckedAt,
    } = answer.value.integrity_reports;
    return ok({
      entries: entries.map((entry) => ({
        eventId: entry.event_id,
        eventName: entry.event_name,
        checkedAt: entry.checked_at,
        faults: entry.faults,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
      numberFaulty,
      lastCheckedAt,
    });
  };
