import type { EventFeature, EventStatus, TeamRole } from '#domain/event/event.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EventStanding, LinkedFacts } from '#server/event/ports/event-standing.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { Reads } from '#server/platform/postgres/joint-reads.ts';
import { PLAN_KEPT } from '#server/platform/postgres/named-client.ts';

type FactsQuestion = { readonly eventId: number; readonly accountId: AccountId | null };
type FactsRow = {
  readonly n: number;
  readonly eventId: number;
  readonly ownerAccountId: AccountId;
  readonly corporateId: number | null;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly archive: boolean;
  readonly linkNumber: number;
  readonly teamRole: TeamRole | null;
  readonly hasOrders: boolean;
  readonly opened: boolean;
};

const FACTS = `${PLAN_KEPT} SELECT asked.n::int AS n, e.event_id AS "eventId", e.owner_account_id AS "ownerAccountId",
  e.corporate_id AS "corporateId", e.status, e.feature, e.archive, e.link_number AS "linkNumber",
    (SELECT u.role FROM event_user u WHERE u.event_id = e.event_id AND u.account_id = asked.account_id) AS "teamRole",
    EXISTS (SELECT FROM user_order o WHERE o.event_id = e.event_id) AS "hasOrders",
    e.feature <> 'PUBLIC' AND asked.account_id IS NOT NULL AND (
      EXISTS (SELECT FROM bought_ticket b WHERE b.event_id = e.event_id AND b.account_id = asked.account_id)
      OR EXISTS (SELECT FROM user_order o WHERE o.event_id = e.event_id AND o.account_id = asked.account_id)
      OR EXISTS (SELECT FROM reservation r WHERE r.event_id = e.event_id AND r.account_id = asked.account_id)
      OR EXISTS (SELECT FROM rsvp_invitation i WHERE i.event_id = e.event_id AND i.account_id = asked.account_id)
    ) AS "opened"
  FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked(event_id, account_id, n)
    JOIN event e ON e.event_id = asked.event_id`;

// A giver no longer attends, even before the ticket is received.
const WITH_TICKET = `SELECT DISTINCT event_id AS "eventId", section_event_id AS "sectionEventId" FROM bought_ticket
  WHERE account_id = $2 AND event_id = ANY($1::int[]) AND status = 'VALID' AND (sent_at IS NULL
    OR received_at IS NOT NULL)`;

const TAKEN = `SELECT event_id AS "eventId", ticket_type_id AS "ticketTypeId",
    coalesce(sum(quantity) FILTER (WHERE place = 'CART'), 0)::int AS held,
    coalesce(sum(quantity) FILTER (WHERE place = 'PAYING'), 0)::int AS paying,
    coalesce(sum(quantity) FILTER (WHERE place = 'BOUGHT'), 0)::int AS bought
  FROM (SELECT r.event_id, r.ticket_type_id, r.quantity, CASE
      WHEN r.state = 'SOLD' THEN 'BOUGHT'
      WHEN r.state = 'HELD' OR EXISTS (SELECT FROM checkout_session c WHERE c.event_id = r.event_id
        AND c.checkout_session_id = r.checkout_session_id AND c.state = 'OPEN')
        THEN 'CART'
      ELSE 'PAYING' END AS place
    FROM reservation r WHERE r.event_id = ANY($1::int[]) AND r.account_id = $2
      AND r.state IN ('HELD', 'IN_CHECKOUT', 'SOLD')) taken
  GROUP BY event_id, ticket_type_id`;

const factsReader = ({ rows }: Reads) =>
  batchLoader(async (asked: readonly FactsQuestion[]) => {
    const found = await rows<FactsRow>(FACTS, [asked.map((each) => each.eventId), asked.map((each) => each.accountId)]);
    const facts = asked.map((): LinkedFacts | null => null);
    for (const { n, eventId: _eventId, ...linked } of found) facts[n - 1] = linked;
    return facts;
  });

export function makePostgresEventStanding({ pool, reads }: Pick<Database, 'pool' | 'reads'>): EventStanding {
  // A hold asks for its buyer's standing, and waits for no page's reads.
  const ofViewers = factsReader({
    rows: async <Row>(text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows as Row[],
  });
  const ofVisitors = factsReader({ rows: (text, values) => reads.rows(text, values) });
  return {
    async facts(eventIds, accountId) {
      const factsOf = accountId === null ? ofVisitors : ofViewers;
      const found = await Promise.all(
        eventIds.map(async (eventId) => [eventId, await factsOf({ eventId, accountId })] as const),
      );
      return new Map(found.flatMap(([eventId, facts]) => (facts === null ? [] : [[eventId, facts] as const])));
    },
    async sessionsWithTicket(eventIds, accountId) {
      const { rows } = await pool.query<{ readonly eventId: number; readonly sectionEventId: number }>(WITH_TICKET, [
        eventIds,
        accountId,
      ]);
      return rows;
    },
    async taken(eventIds, accountId) {
      const { rows } = await pool.query(TAKEN, [eventIds, accountId]);
      return rows;
    },
  };
}
