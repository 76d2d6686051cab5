import type { MoneyModel, SoldEvent } from './money-model.ts';

type Books = {
  readonly received: number;
  readonly from_wallets: number;
  readonly won: number;
  readonly reviewed: number;
  readonly held: number;
  readonly sent: number;
  readonly parts: number;
};

type Left = { readonly balance: number; readonly paid: number; readonly unbooked: number };

const BOOKS = `SELECT
  (SELECT coalesce(sum(amount), 0) FROM payment_receipt WHERE event_id = $1)::bigint AS received,
  (SELECT coalesce(sum(amount), 0) FROM payment_receipt
    WHERE event_id = $1 AND provider = 'WALLET')::bigint AS from_wallets,
  (SELECT coalesce(sum(amount), 0) FROM payment_receipt
    WHERE event_id = $1 AND provider_reference LIKE 'dp\\_% won')::bigint AS won,
  (SELECT coalesce(sum(t.amount), 0) FROM incoming_transfer t JOIN transfer_outcome o USING (incoming_transfer_id)
    WHERE o.state IN ('UNKNOWN', 'AMBIGUOUS') AND t.bank_reference = ANY($2::text[]))::bigint AS reviewed,
  (SELECT coalesce(sum(amount) FILTER (WHERE credit_account NOT IN ('clearing', 'paid-over')), 0)
      - coalesce(sum(amount) FILTER (WHERE debit_account NOT IN ('clearing', 'paid-over')), 0)
    FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::text)::bigint AS held,
  (SELECT coalesce(sum(amount) FILTER (WHERE kind = 'refund-sent'), 0)
      - coalesce(sum(amount) FILTER (WHERE kind = 'refund-failed'), 0)
    FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::text)::bigint AS sent,
  (SELECT coalesce(sum(CASE kind WHEN 'wallet-part-deposited' THEN amount ELSE -amount END), 0) FROM ledger_line
    WHERE book = 'EVENT' AND book_id = $1::text
      AND kind IN ('wallet-part-deposited', 'wallet-part-refunded'))::bigint AS parts`;

const ACCOUNTS = `SELECT account, sum(amount)::bigint AS balance FROM (
    SELECT credit_account AS account, amount FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::text
    UNION ALL SELECT debit_account, -amount FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::text) lines
  WHERE account NOT IN ('clearing', 'paid-over') GROUP BY account HAVING sum(amount) < 0`;

// What buyers' wallets spent, once the event knows of it.
const WALLETS = `SELECT w.payment_id, w.state, w.amount, coalesce(sum(r.amount), 0)::bigint AS received
  FROM wallet_payment w LEFT JOIN payment_receipt r ON r.event_id = w.event_id AND r.payment_id = w.payment_id
  WHERE w.event_id = $1 AND NOT w.part GROUP BY w.payment_id, w.state, w.amount
  HAVING coalesce(sum(r.amount), 0) NOT IN (CASE w.state WHEN 'SETTLED' THEN w.amount ELSE 0 END,
    CASE w.state WHEN 'CHARGED' THEN w.amount ELSE CASE w.state WHEN 'SETTLED' THEN w.amount ELSE 0 END END)`;
// A part is spent where its checkout was sold, and free where it ended otherwise; a held one waits for its end.
const PARTS = `SELECT w.payment_id, w.state, w.amount, o.wallet, c.state AS checkout FROM wallet_payment w
  JOIN checkout_session c ON c.event_id = w.event_id AND c.checkout_session_id = w.checkout_session_id
  LEFT JOIN user_order o ON o.event_id = w.event_id AND o.checkout_session_id = w.checkout_session_id
  WHERE w.event_id = $1 AND w.part AND (w.amount <> o.wallet OR CASE w.state WHEN 'SETTLED' THEN c.state <> 'COMPLETED'
    WHEN 'RELEASED' THEN c.state NOT IN ('EXPIRED', 'CANCELLED') ELSE w.state <> 'HELD' END)`;
// What buyers were given: spent for tickets that they still have, or in their wallets.
const LEFT = `SELECT coalesce((SELECT sum(CASE WHEN credit_account = 'balance' THEN amount ELSE -amount END)
      FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1::text AND currency = 'VND'
        AND kind IN ('wallet-spent', 'wallet-credited')), 0)::bigint AS balance,
  coalesce((SELECT sum(o.wallet - o.wallet_refunded) FROM user_order o JOIN checkout_session c
      USING (event_id, checkout_session_id) WHERE o.account_id = $1::uuid AND c.state = 'COMPLETED'), 0)::bigint AS paid,
  coalesce((SELECT sum(w.amount) FROM wallet_payment w JOIN checkout_session c USING (event_id, checkout_session_id)
      WHERE w.account_id = $1::uuid AND w.state = 'HELD' AND c.state = 'COMPLETED'), 0)::bigint AS unbooked`;
const REWARDS = `SELECT o.user_order_id, share.kind, paid.tickets * share.percent / 100 AS earned,
    coalesce(r.amount, 0)::bigint AS rewarded, (
      SELECT coalesce(sum(CASE l.kind WHEN 'reward-pending' THEN l.amount ELSE -l.amount END), 0) FROM ledger_line l
      WHERE l.kind IN ('reward-pending', 'reward-taken-back') AND (l.subject = named.subject
        OR l.subject LIKE named.subject || ' %'))::bigint AS booked
  FROM user_order o CROSS JOIN (VALUES ('LOYALTY', 5), ('REFERRAL', 1)) AS share(kind, percent)
  CROSS JOIN LATERAL (SELECT CASE o.status WHEN 'SUCCESSFUL' THEN o.price - o.donation - coalesce((
    SELECT sum(tickets) FROM refund f WHERE f.event_id = o.event_id AND f.user_order_id = o.user_order_id), 0)
    ELSE 0 END::bigint AS tickets) paid
  CROSS JOIN LATERAL (SELECT lower(share.kind) || ' ' || o.user_order_id AS subject) named
  LEFT JOIN reward r ON r.event_id = o.event_id AND r.user_order_id = o.user_order_id AND r.kind = share.kind
  WHERE o.event_id = $1`;
/** What the books say that gateways hold, and what cards' banks took back. */
const AT_GATEWAYS = `SELECT
    coalesce(sum(amount) FILTER (WHERE debit_account = 'gateway'), 0)::bigint
      - coalesce(sum(amount) FILTER (WHERE credit_account = 'gateway'), 0)::bigint AS gateway,
    coalesce(sum(amount) FILTER (WHERE debit_account = 'card'), 0)::bigint
      - coalesce(sum(amount) FILTER (WHERE credit_account = 'card'), 0)::bigint AS card,
    (SELECT coalesce(sum(tickets + donation + late + surplus - points - wallet), 0)::bigint FROM refund
      WHERE reason = 'CHARGEBACK' OR EXISTS (SELECT FROM refund_payout p WHERE p.event_id = refund.event_id
        AND p.refund_id = refund.refund_id AND p.reference LIKE 'dp\\_%'))
      - (SELECT coalesce(sum(amount), 0)::bigint FROM payment_receipt
        WHERE provider_reference LIKE 'dp\\_% won') AS disputed
  FROM ledger_line WHERE book = 'PLATFORM'`;
type AtGateways = { readonly gateway: number; readonly card: number; readonly disputed: number };
const DISPUTED = `SELECT g.reference, sum(r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet)::bigint AS taken
  FROM refund r LEFT JOIN gateway_payment g ON g.payment_id = r.payment_id
  LEFT JOIN refund_payout p ON p.event_id = r.event_id AND p.refund_id = r.refund_id
  WHERE r.event_id = $1 AND (r.reason = 'CHARGEBACK' OR p.reference LIKE 'dp\\_%') GROUP BY g.reference`;
type Disputed = { readonly reference: string | null; readonly taken: number };
// Never more comes back than a chargeback took.
const WON_TOO_MUCH = `SELECT won.payment_id, won.amount, coalesce(sum(r.tickets + r.donation + r.late + r.surplus
    - r.points - r.wallet), 0)::bigint AS taken
  FROM (SELECT event_id, payment_id, sum(amount)::bigint AS amount FROM payment_receipt
    WHERE event_id = $1 AND provider_reference LIKE 'dp\\_% won' GROUP BY 1, 2) won
  LEFT JOIN refund r ON r.event_id = won.event_id AND r.payment_id = won.payment_id AND r.reason = 'CHARGEBACK'
  GROUP BY 1, 2 HAVING won.amount > coalesce(sum(r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet), 0)`;
const UNCLEARED = `SELECT currency, sum(CASE 'clearing' WHEN credit_account THEN amount WHEN debit_account THEN -amount
    ELSE 0 END)::bigint AS difference FROM ledger_line GROUP BY currency HAVING
  sum(CASE 'clearing' WHEN credit_account THEN amount WHEN debit_account THEN -amount ELSE 0 END) <> 0`;

/** Emails of refunds are counted: two may be of one amount, and each attempt may fail. */
const REPEATED_MAILS = `SELECT message, recipient, count(*)::int AS times FROM email_message
  WHERE data ->> 'eventId' = $1::int::text AND message NOT LIKE 'refund-%' AND message <> 'ticket-taken-back'
  GROUP BY message, recipient, subject_id, data HAVING count(*) > 1
  UNION ALL SELECT 'ticket-taken-back', told.ticket, told.times FROM (
    SELECT data ->> 'ticketId' AS ticket, count(*)::int AS times FROM email_message
    WHERE data ->> 'eventId' = $1::int::text AND message = 'ticket-taken-back' GROUP BY 1) told
  WHERE told.times > (SELECT count(*) FROM audit_entry
    WHERE act = 'ticket.taken-back' AND subject = 'ticket:' || told.ticket)
  UNION ALL SELECT told.message, told.payment, told.times FROM (
    SELECT message, data ->> 'paymentId' AS payment, count(*)::int AS times FROM email_message
    WHERE data ->> 'eventId' = $1::int::text AND message LIKE 'refund-%' GROUP BY 1, 2) told
  WHERE told.times > (
    SELECT CASE told.message WHEN 'refund-due' THEN count(*) WHEN 'refund-failed' THEN sum(attempts)
      ELSE count(*) FILTER (WHERE status = 'CONFIRMED') END
    FROM refund WHERE event_id = $1::int AND payment_id::text = told.payment)`;

/** Every dong received is a receipt or with a person, and booked; nobody was told the same twice. */
export async function moneyFaults(
  { transfers, withPart, takenByGateways }: MoneyModel,
  { nodes: [world], sale, outside }: SoldEvent,
): Promise<unknown[]> {
  const { eventId } = sale;
  const books = await world.one<Books>(BOOKS, [eventId, transfers.map((transfer) => transfer.bankReference)]);
  const cameIn = transfers.reduce((total, { amount }) => total + amount, takenByGateways);
  const overdrawn = await world.pool.query(ACCOUNTS, [eventId]);
  const repeated = await world.pool.query(REPEATED_MAILS, [eventId]);
  await world.followEarnings();
  const { rows: rewards } = await world.pool.query<{ earned: number; rewarded: number; booked: number }>(REWARDS, [
    eventId,
  ]);
  const wallets = await world.pool.query(WALLETS, [eventId]);
  const parts = await world.pool.query(PARTS, [eventId]);
  const lost: unknown[] = [];
  for (const { accountId, given } of withPart) {
    const left = await world.one<Left>(LEFT, [accountId]);
    if (left.balance + left.paid - left.unbooked !== given) lost.push({ fault: 'lost from a wallet', given, ...left });
  }
  const held = outside.held();
  const atGateways = await world.one<AtGateways>(AT_GATEWAYS);
  const { rows: disputes } = await world.pool.query<Disputed>(DISPUTED, [eventId]);
  const wonTooMuch = await world.pool.query(WON_TOO_MUCH, [eventId]);
  const uncleared = await world.pool.query(UNCLEARED);
  const { faults } = await world.integrity(eventId);
  return [
    ...(books.received - books.from_wallets - books.won + books.reviewed === cameIn
      ? []
      : [{ fault: 'money in', cameIn, ...books }]),
    ...(books.held === books.received + books.parts - books.sent ? [] : [{ fault: 'ledger', ...books }]),
    ...overdrawn.rows.map((row) => ({ fault: 'overdrawn', ...row })),
    ...rewards
      .filter(({ earned, rewarded, booked }) => earned !== rewarded || rewarded !== booked)
      .map((row) => ({ fault: 'rewards', ...row })),
    ...wallets.rows.map((row) => ({ fault: 'wallet', ...row })),
    ...parts.rows.map((row) => ({ fault: 'part of a wallet', ...row })),
    ...lost,
    ...(atGateways.gateway === held.gateway && atGateways.card === held.card - atGateways.disputed
      ? []
      : [{ fault: 'at gateways', ...atGateways, held }]),
    ...disputes
      .filter(({ reference, taken }) => taken > (outside.disputed.get(reference ?? '') ?? 0))
      .map((row) => ({ fault: 'not disputed', ...row })),
    ...wonTooMuch.rows.map((row) => ({ fault: 'won too much', ...row })),
    ...uncleared.rows.map((row) => ({ fault: 'uncleared', ...row })),
    ...repeated.rows.map((row) => ({ fault: 'told twice', ...row })),
    ...faults,
  ];
}
