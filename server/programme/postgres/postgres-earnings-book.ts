import { type Instant, instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { EARNING_ACCOUNTS } from '#domain/ledger/balances.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RewardKind } from '#domain/programme/grant-rewards.ts';
import type { Reward, RewardStatus } from '#domain/programme/reward.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { EarningsBook, EventRevenue, KnownReward, OrderId } from '#server/programme/ports/earnings-book.ts';

// One run at a time: two that follow the same order would grant its rewards twice.
const ALONE = `SELECT pg_try_advisory_xact_lock(hashtext('follow-earnings')) AS alone`;
const DUE = `SELECT event_id AS "eventId", follow_id AS "followId", user_order_id AS "userOrderId"
  FROM earning_to_follow ORDER BY event_id, follow_id LIMIT $1`;
const TAKE = 'DELETE FROM earning_to_follow WHERE event_id = $1 AND follow_id = ANY($2::uuid[])';
// What was paid to the organiser by hand earns nobody a reward: the platform has only the organiser's word for it.
const ORDER = `SELECT o.account_id AS buyer, o.status = 'SUCCESSFUL' AND o.payment_method <> 'MANUAL' AS stands,
  e.owner_account_id AS owner, e.end_at AS "endsAt",
  coalesce((SELECT amount FROM ledger_line WHERE kind = 'tickets-sold' AND subject = o.user_order_id::text), 0)
    - o.points - coalesce((SELECT sum(r.tickets - r.points) FROM refund r
        WHERE r.event_id = o.event_id AND r.user_order_id = o.user_order_id), 0)::bigint AS tickets,
  ARRAY(SELECT u.account_id::text FROM event_user u WHERE u.event_id = o.event_id
    UNION SELECT s.account_id::text FROM corporate_staff s WHERE s.corporate_id = e.corporate_id AND s.active) AS team,
  (SELECT b.account_id FROM account s JOIN account b ON b.referral_code = s.referred_by_code
    WHERE s.account_id = e.owner_account_id ORDER BY b.inserted_at LIMIT 1) AS referrer
  FROM user_order o JOIN event e USING (event_id) WHERE o.event_id = $1 AND o.user_order_id = $2`;
const REWARD = `kind, user_order_id AS "userOrderId", account_id AS holder, status, percent, tickets, amount`;
const REWARDS = `SELECT ${REWARD} FROM reward WHERE event_id = $1 AND user_order_id = $2 ORDER BY kind FOR UPDATE`;
const PENDING = `SELECT ${REWARD}, (SELECT end_at FROM event WHERE event_id = $1) AS "endsAt" FROM reward
  WHERE event_id = $1 AND status = 'PENDING' ORDER BY user_order_id, kind LIMIT $2 FOR UPDATE`;
const SAVE = `INSERT INTO reward (event_id, user_order_id, kind, account_id, status, percent, tickets, amount, granted,
  granted_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $9)
  ON CONFLICT (event_id, user_order_id, kind) DO UPDATE SET status = EXCLUDED.status, tickets = EXCLUDED.tickets,
    amount = EXCLUDED.amount, updated_at = EXCLUDED.updated_at`;
const TAKEN_BACK = `UPDATE reward SET status = 'TAKEN_BACK', tickets = 0, amount = 0, updated_at = $4
  WHERE event_id = $1 AND user_order_id = $2 AND kind = $3`;
const TO_MATURE = `SELECT m.event_id FROM event_earnings m JOIN event e USING (event_id)
  WHERE m.matured_at IS NULL AND e.end_at <= $1 ORDER BY m.event_id LIMIT $2`;
// Without what the organiser received by hand and still has.
const REVENUE = `SELECT m.event_id AS "eventId", e.end_at AS "endsAt", m.paid_over AS "paidOver",
  m.sale_fee AS "saleFee", m.movements,
  coalesce('corporate ' || e.corporate_id, e.owner_account_id::text) AS publisher,
  (SELECT coalesce(sum(amount) FILTER (WHERE credit_account = ANY($2::text[])), 0)
      - coalesce(sum(amount) FILTER (WHERE debit_account = ANY($2::text[])), 0)
      - coalesce(sum(CASE kind WHEN 'organiser-keeps' THEN amount WHEN 'organiser-returns' THEN -amount END), 0)
    FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::int::text)::bigint AS earned
  FROM event_earnings m JOIN event e USING (event_id) WHERE m.event_id = $1 FOR UPDATE OF m`;

// What was paid to the organiser by hand is no platform's sale. Orders of one price and one fee are counted together.
const SOLD = `SELECT width_bucket(l.at, $3::timestamptz[]) AS turn, l.amount - coalesce(r.tickets, 0) AS tickets,
    count(*)::int AS orders
  FROM ledger_line l
  JOIN user_order o ON o.event_id = $1 AND o.user_order_id = l.subject::uuid AND o.payment_method <> 'MANUAL'
  LEFT JOIN (SELECT user_order_id, sum(tickets)::bigint AS tickets FROM refund WHERE event_id = $1
    AND user_order_id IS NOT NULL GROUP BY 1) r USING (user_order_id)
  WHERE l.book = 'EVENT' AND l.book_id = $2 AND l.kind = 'tickets-sold' GROUP BY 1, 2`;

type SoldRow = { readonly turn: number; readonly tickets: Dong; readonly orders: number };

type OrderRow = {
  readonly buyer: AccountId;
  readonly stands: boolean;
  readonly owner: AccountId;
  readonly endsAt: Instant;
  readonly tickets: Dong;
  readonly team: readonly AccountId[];
  readonly referrer: AccountId | null;
};
type RewardRow = Omit<KnownReward, 'reward'> & {
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  readonly percent: number;
  readonly tickets: Dong;
  readonly amount: Dong;
};

function rewardOf({ status, percent, tickets, amount }: RewardRow, eventEndsAt: Instant): Reward {
  if (status === 'TAKEN_BACK') return { status };
  return status === 'PENDING'
    ? { status, percent, tickets, amount, eventEndsAt }
    : { status, percent, tickets, amount };
}

const knownOf = (row: RewardRow, eventEndsAt: Instant): KnownReward => ({
  kind: row.kind,
  userOrderId: row.userOrderId,
  holder: row.holder,
  reward: rewardOf(row, eventEndsAt),
});

export const makePostgresEarningsBook = ({ pool }: Pick<Database, 'pool'>): EarningsBook => ({
  async takeOrders(tx, limit) {
    const { client } = inPostgres(tx);
    const { rows } = await client.query<{ alone: boolean }>(ALONE);
    if (rows[0]?.alone !== true) return [];
    const due = (await client.query<OrderId & { readonly followId: string }>(DUE, [limit])).rows;
    for (const [eventId, orders] of Map.groupBy(due, (order) => order.eventId))
      await client.query(TAKE, [eventId, orders.map(({ followId }) => followId)]);
    return [...new Map(due.map((order) => [order.userOrderId, order])).values()];
  },
  async order(tx, { eventId, userOrderId }) {
    const { client } = inPostgres(tx);
    const [found] = (await client.query<OrderRow>(ORDER, [eventId, userOrderId])).rows;
    if (found === undefined) return null;
    const { rows } = await client.query<RewardRow>(REWARDS, [eventId, userOrderId]);
    const { buyer, owner, team, endsAt, referrer } = found;
    return {
      eventId,
      userOrderId,
      sale: { buyer, seller: { owner, team }, tickets: found.stands ? found.tickets : ZERO },
      referrer,
      eventEndsAt: endsAt,
      rewards: rows.map((row) => knownOf(row, endsAt)),
    };
  },
  async save(tx, eventId, rewards, at) {
    const { client } = inPostgres(tx);
    const now = new Date(at);
    for (const { kind, userOrderId, holder, reward } of rewards) {
      if (reward.status === 'TAKEN_BACK') await client.query(TAKEN_BACK, [eventId, userOrderId, kind, now]);
      else {
        const { status, percent, tickets, amount } = reward;
        await client.query(SAVE, [eventId, userOrderId, kind, holder, status, percent, tickets, amount, now]);
      }
    }
  },
  async reopen(tx, eventId) {
    await inPostgres(tx).client.query(
      `INSERT INTO event_earnings (event_id) VALUES ($1)
       ON CONFLICT (event_id) DO UPDATE SET matured_at = NULL WHERE event_earnings.matured_at IS NOT NULL`,
      [eventId],
    );
  },
  toMature: async (endedBefore, limit) =>
    (await pool.query<{ readonly event_id: number }>(TO_MATURE, [new Date(endedBefore), limit])).rows.map(
      (row) => row.event_id,
    ),
  revenue: async (tx, eventId) =>
    (await inPostgres(tx).client.query<EventRevenue>(REVENUE, [eventId, EARNING_ACCOUNTS])).rows[0] ?? null,
  async sold(tx, eventId, turns) {
    const ordered = turns.toSorted((one, other) => one - other);
    const { rows } = await inPostgres(tx).client.query<SoldRow>(SOLD, [
      eventId,
      String(eventId),
      ordered.map((at) => new Date(at)),
    ]);
    return rows.map(({ turn, tickets, orders }) => ({ at: ordered[turn - 1] ?? instant(0), tickets, orders }));
  },
  async pendingRewards(tx, eventId, limit) {
    const { rows } = await inPostgres(tx).client.query<RewardRow & { readonly endsAt: Instant }>(PENDING, [
      eventId,
      limit,
    ]);
    return rows.map((row) => knownOf(row, row.endsAt));
  },
  async matured(tx, { eventId, paidOver, saleFee, movements }, at) {
    await inPostgres(tx).client.query(
      `UPDATE event_earnings SET paid_over = $2, movements = $3, matured_at = $4, sale_fee = $5
       WHERE event_id = $1`,
      [eventId, paidOver, movements, new Date(at), saleFee],
    );
  },
});
