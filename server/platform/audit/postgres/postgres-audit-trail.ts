import type { AuditQuery, AuditRow, AuditTrail } from '#server/platform/audit/ports/audit-trail.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';

const NEWEST: SortOrder = {
  key: 'x.at',
  keyType: 'timestamptz',
  id: 'x.audit_entry_id',
  idType: 'uuid',
  descending: true,
};

const OF_EVENT = /^event:(\d{1,9})$/;

function matching({ actor, act, subject, from, to }: AuditQuery, given: Parameters): string {
  const conditions: string[] = [];
  // The email is looked up once, so that the actor's index gives the order.
  if (actor !== null)
    conditions.push(
      `x.actor_account_id = (SELECT d.account_id FROM email_directory d WHERE d.email = lower(${given.add(actor)}))`,
    );
  if (act !== null) conditions.push(`x.act = ${given.add(act)}`);
  if (subject !== null) {
    const eventId = OF_EVENT.exec(subject)?.[1];
    conditions.push(
      eventId === undefined ? `x.subject = ${given.add(subject)}` : `x.event_id = ${given.add(Number(eventId))}`,
    );
  }
  if (from !== null) conditions.push(`x.at >= ${given.add(new Date(from))}`);
  if (to !== null) conditions.push(`x.at < ${given.add(new Date(to))}`);
  return conditions.length === 0 ? 'TRUE' : conditions.join(' AND ');
}

export const makePostgresAuditTrail = (reports: Pick<Reports, 'query'>): AuditTrail => ({
  async entries(query, page) {
    const given = parameters();
    const wanted = matching(query, given);
    const { condition, order } = keyset(NEWEST, page, given);
    const { rows } = await reports.query<AuditRow>(
      `SELECT x.audit_entry_id AS "auditEntryId", x.at, x.act, x.subject, x.event_id AS "eventId", x.facts,
         x.actor_account_id AS actor, a.email AS "actorEmail"
       FROM (SELECT * FROM audit_entry x WHERE ${wanted} AND ${condition} ${order}) x
       LEFT JOIN account a ON a.account_id = x.actor_account_id ${order}`,
      given.values,
    );
    return cutPage(rows, page, ({ at, auditEntryId }) => ({ key: at, id: auditEntryId }));
  },
  count(query) {
    const given = parameters();
    return countUpTo(reports, `audit_entry x WHERE ${matching(query, given)}`, given.values);
  },
});
