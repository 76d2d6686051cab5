import type { Instant } from '#domain/kernel/instant.ts';
import type { IntegrityReportRow, IntegrityReports } from '#server/ledger/ports/integrity-reports.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';

const EVERY = 'event e LEFT JOIN integrity_check i ON i.event_id = e.event_id';
const FAULTY = `integrity_check i JOIN event e ON e.event_id = i.event_id WHERE i.problems <> '[]'`;

/** Events from before the check have a row dated 'epoch'. */
const CHECKED = `NULLIF(i.checked_at, 'epoch')`;

const newest = (id: string): SortOrder => ({ key: id, keyType: 'bigint', id, idType: 'int', descending: true });
const ofChecks = newest('i.event_id');
const ofEvents = newest('e.event_id');

const positionOf = ({ eventId }: IntegrityReportRow) => ({ key: eventId, id: String(eventId) });

export const makePostgresIntegrityReports = (reports: Pick<Reports, 'query'>): IntegrityReports => ({
  async list(faultyOnly, page) {
    const given = parameters();
    const { condition, order } = keyset(faultyOnly ? ofChecks : ofEvents, page, given);
    const { rows } = await reports.query<IntegrityReportRow>(
      `SELECT e.event_id AS "eventId", e.name AS "eventName", coalesce(i.problems, '[]') AS faults,
         ${CHECKED} AS "checkedAt"
       FROM ${faultyOnly ? `${FAULTY} AND` : `${EVERY} WHERE`} ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, positionOf);
  },
  count: (faultyOnly) => countUpTo(reports, faultyOnly ? FAULTY : 'event', []),
  async lastCheckedAt() {
    const { rows } = await reports.query<{ readonly at: Instant | null }>(
      `SELECT ${CHECKED} AS at FROM integrity_check i ORDER BY checked_at DESC, event_id DESC LIMIT 1`,
    );
    return rows[0]?.at ?? null;
  },
});
