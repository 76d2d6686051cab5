import type { Dong } from '#domain/kernel/money/dong.ts';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import { EARNING_ACCOUNTS } from '#domain/ledger/balances.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { bookOf, type Publisher } from '#domain/ledger/publisher-earnings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countAll } from '#server/platform/postgres/count-all.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type {
  BookedPosting,
  EarningEvent,
  EarningFigure,
  EarningLine,
  PublisherBalance,
  PublisherBooks,
} from '#server/programme/ports/publisher-books.ts';

const IN_REVENUE = `book = 'ACCOUNT' AND currency = 'VND'
  AND (debit_account = 'revenue' OR credit_account = 'revenue')`;
/** Kinds that bring matured sales into a publisher's book, and the platform's fee on them. */
const MATURITIES = `'revenue-matured', 'revenue-taken-back', 'sale-fee-charged', 'sale-fee-returned'`;
const POSTING = `l.book, l.book_id AS "bookId", l.debit_account AS debit, l.credit_account AS credit, l.amount,
  l.currency, l.kind, l.subject, l.at`;
// With what the platform's book and the bank did: neither names the publisher.
const REVENUE = `WITH own AS (SELECT * FROM ledger_line WHERE ${IN_REVENUE} AND book_id = $1)
  SELECT ${POSTING} FROM (SELECT * FROM own UNION ALL
    SELECT p.* FROM own JOIN ledger_line p ON p.subject = own.subject AND p.kind IN ('withdrawal-paid', 'fee-kept')
    WHERE own.kind = 'withdrawal-requested') l ORDER BY l.at, l.ledger_line_id`;

const EVENT_ACCOUNTS = [...EARNING_ACCOUNTS, 'paid-over'];
const UNSETTLED = `(m.matured_at IS NULL
  OR EXISTS (SELECT FROM earning_to_follow f WHERE f.event_id = m.event_id))`;
/** $2: the accounts. */
const EVENT_LINES = `(SELECT coalesce(json_agg(json_build_object('debit', s.debit_account, 'credit', s.credit_account,
    'kind', s.kind, 'amount', s.amount)), '[]'::json)
  FROM (SELECT l.debit_account, l.credit_account, l.kind, sum(l.amount)::bigint AS amount FROM ledger_line l
    WHERE l.book = 'EVENT' AND l.book_id = e.event_id::text AND l.currency = 'VND'
      AND (l.debit_account = ANY($2::text[]) OR l.credit_account = ANY($2::text[])) GROUP BY 1, 2, 3) s)`;
// Only what payouts are told by keeps its subject.
const STANDINGS = `SELECT coalesce((WITH own AS (SELECT * FROM ledger_line WHERE ${IN_REVENUE} AND book_id = p.book)
    SELECT json_agg(s) FROM (SELECT l.book, l.book_id AS "bookId", l.debit_account AS debit, l.credit_account AS credit,
      l.currency, l.kind, l.subject, sum(l.amount)::bigint AS amount
    FROM (SELECT book, book_id, debit_account, credit_account, currency, kind, amount,
        CASE WHEN kind IN (${MATURITIES}) THEN '' ELSE subject END AS subject FROM own
      UNION ALL SELECT t.book, t.book_id, t.debit_account, t.credit_account, t.currency, t.kind, t.amount, t.subject
      FROM own JOIN ledger_line t ON t.subject = own.subject AND t.kind IN ('withdrawal-paid', 'fee-kept')
      WHERE own.kind = 'withdrawal-requested') l GROUP BY 1, 2, 3, 4, 5, 6, 7) s), '[]'::json) AS lines,
  coalesce((SELECT json_agg(json_build_object('eventId', e.event_id,
      'endsAt', (extract(epoch FROM e.end_at) * 1000)::bigint, 'lines', ${EVENT_LINES}))
    FROM (SELECT event_id, end_at FROM event WHERE corporate_id = p.corporate_id
      UNION ALL SELECT event_id, end_at FROM event WHERE corporate_id IS NULL AND owner_account_id = p.account_id) e
    JOIN event_earnings m USING (event_id) WHERE ${UNSETTLED}), '[]'::json) AS unsettled
  FROM unnest($1::text[], $3::int[], $4::uuid[]) WITH ORDINALITY AS p (book, corporate_id, account_id, nth)
  ORDER BY p.nth`;
const EVENT = `e.event_id AS "eventId", e.name, e.end_at AS "endsAt"`;
const SOLD = 'event_earnings m JOIN event e USING (event_id)';
const NEWEST_EVENT: SortOrder = {
  key: 'e.end_at',
  keyType: 'timestamptz',
  id: 'e.event_id',
  idType: 'int',
  descending: true,
};
const NEWEST_LINE: SortOrder = {
  key: 'l.at',
  keyType: 'timestamptz',
  id: 'l.ledger_line_id',
  idType: 'uuid',
  descending: true,
};

const PAYOUT = `EXISTS (SELECT FROM ledger_line r WHERE r.kind = 'withdrawal-requested' AND r.subject = l.subject
  AND r.book = 'ACCOUNT' AND r.book_id = $1 AND r.debit_account = 'revenue')`;
type Lines = { readonly where: string; readonly change: string };
/** Parameters: the book, the earning accounts. */
const OF_EVENT: Readonly<Record<Extract<EarningFigure, { eventId: number }>['figure'], Lines>> = {
  sold: { where: 'l.credit_account = ANY($2::text[])', change: 'l.amount' },
  refunded: { where: 'l.debit_account = ANY($2::text[])', change: 'l.amount' },
  'by-hand': {
    where: `cardinality($2::text[]) > 0 AND l.kind IN ('organiser-keeps', 'organiser-returns')`,
    change: `CASE l.kind WHEN 'organiser-keeps' THEN l.amount ELSE -l.amount END`,
  },
  matured: {
    where: `cardinality($2::text[]) > 0 AND l.kind IN ('revenue-paid-over', 'revenue-returned')`,
    change: `CASE l.kind WHEN 'revenue-paid-over' THEN l.amount ELSE -l.amount END`,
  },
};
const IN_BOOK = `l.book = 'ACCOUNT' AND l.book_id = $1 AND l.currency = 'VND'`;
const ON_REVENUE = `${IN_BOOK} AND (l.debit_account = 'revenue' OR l.credit_account = 'revenue')`;
const OF_BOOK: Readonly<Record<Extract<EarningFigure, { eventId: null }>['figure'], Lines>> = {
  matured: {
    where: `${ON_REVENUE} AND l.kind IN (${MATURITIES})`,
    change: `CASE l.credit_account WHEN 'revenue' THEN l.amount ELSE -l.amount END`,
  },
  balance: { where: ON_REVENUE, change: `CASE l.credit_account WHEN 'revenue' THEN l.amount ELSE -l.amount END` },
  'on-the-way': {
    where: `${IN_BOOK} AND l.kind IN ('withdrawal-requested', 'withdrawal-put-back', 'withdrawal-paid') AND ${PAYOUT}`,
    change: `CASE l.kind WHEN 'withdrawal-requested' THEN l.amount ELSE -l.amount END`,
  },
  'paid-out': { where: `${IN_BOOK} AND l.kind = 'withdrawal-paid' AND ${PAYOUT}`, change: 'l.amount' },
  'sale-fees': {
    where: `${ON_REVENUE} AND l.kind IN ('sale-fee-charged', 'sale-fee-returned')`,
    change: `CASE l.kind WHEN 'sale-fee-charged' THEN l.amount ELSE -l.amount END`,
  },
  fees: { where: `l.book = 'PLATFORM' AND l.kind = 'fee-kept' AND ${PAYOUT}`, change: 'l.amount' },
};
const ORDER_NUMBER = `(SELECT o.order_number FROM user_order o WHERE l.kind IN ('tickets-sold', 'donation-given')
    AND o.event_id = l.book_id::int AND o.user_order_id = l.subject::uuid
  UNION ALL SELECT o.order_number FROM refund r JOIN user_order o USING (event_id, user_order_id)
    WHERE l.kind IN ('refund-decided', 'donation-refund-decided') AND r.event_id = l.book_id::int
    AND r.refund_id = l.subject::uuid)`;
const EVENT_OF_LINE = `(SELECT e.name FROM event e WHERE l.kind IN (${MATURITIES})
  AND e.event_id = split_part(l.subject, ' ', 2)::int)`;

const owned = (publisher: Publisher, id: string): string =>
  publisher.kind === 'CORPORATE' ? `e.corporate_id = ${id}` : `e.corporate_id IS NULL AND e.owner_account_id = ${id}`;
const idOf = (publisher: Publisher): string | number =>
  publisher.kind === 'CORPORATE' ? publisher.corporateId : publisher.accountId;

function linesOf(publisher: Publisher, of: EarningFigure) {
  const given = parameters();
  if (of.eventId === null) {
    const { where, change } = OF_BOOK[of.figure];
    given.add(bookOf(publisher));
    return {
      given,
      change,
      source: `ledger_line l WHERE ${where}`,
      orderNumber: 'NULL::text',
      eventName: EVENT_OF_LINE,
    };
  }
  const { where, change } = OF_EVENT[of.figure];
  given.add(String(of.eventId));
  given.add(EARNING_ACCOUNTS);
  const mine = owned(publisher, given.add(idOf(publisher)));
  const source = `ledger_line l WHERE l.book = 'EVENT' AND l.book_id = $1 AND l.currency = 'VND' AND ${where}
    AND EXISTS (SELECT FROM event e WHERE e.event_id = $1::int AND ${mine})`;
  return { given, change, source, orderNumber: ORDER_NUMBER, eventName: 'NULL::text' };
}

type SummedLine = Pick<Posting, 'debit' | 'credit' | 'kind'> & { readonly amount: Dong };
type EventRow = Omit<EarningEvent, 'lines'> & { readonly lines: readonly SummedLine[] };

type StandingRow = {
  readonly lines: readonly Posting[];
  readonly unsettled: readonly Pick<EventRow, 'eventId' | 'endsAt' | 'lines'>[];
};

const eventOf = <Event extends Pick<EventRow, 'eventId' | 'lines'>>({ lines, ...event }: Event) => ({
  ...event,
  lines: lines.map(
    (line): Posting => ({
      ...line,
      book: 'EVENT',
      bookId: String(event.eventId),
      currency: 'VND',
      subject: '',
    }),
  ),
});

const PUBLISHER = `coalesce('corporate ' || e.corporate_id, e.owner_account_id::text)`;
const BALANCES = `(SELECT p.book, coalesce(b.balance, 0)::bigint AS balance FROM
    (SELECT DISTINCT ${PUBLISHER} AS book FROM ${SOLD}) p LEFT JOIN
    (SELECT book_id, sum(CASE credit_account WHEN 'revenue' THEN amount ELSE -amount END) AS balance
      FROM ledger_line WHERE ${IN_REVENUE} GROUP BY 1) b ON b.book_id = p.book) x`;
const HIGHEST: SortOrder = {
  key: 'x.balance',
  keyType: 'bigint',
  id: 'md5(x.book)::uuid',
  idType: 'uuid',
  descending: true,
};
const NAMES = `c.corporate_id AS "corporateId", a.account_id AS "accountId",
  coalesce(c.display_name, c.company_name) AS company, a.first_name AS "firstName", a.last_name AS "lastName",
  a.name_order AS "nameOrder",
  coalesce(c.company_email, a.email, '') AS email`;

type NameRow = PersonName & {
  readonly corporateId: number | null;
  readonly accountId: AccountId | null;
  readonly company: string | null;
  readonly email: string;
};

const nameOf = (row: NameRow): string => row.company ?? (fullName(row) || row.email);

function publisherOf({ corporateId, accountId }: NameRow): Publisher {
  if (corporateId !== null) return { kind: 'CORPORATE', corporateId };
  if (accountId === null) throw new Error('A publisher is an account or a corporate');
  return { kind: 'ACCOUNT', accountId };
}

export function makePostgresPublisherBooks({ pool }: Pick<Database, 'pool'>): PublisherBooks {
  const sql = (tx: Transaction | undefined) => (tx === undefined ? pool : inPostgres(tx).client);
  return {
    async lockCorporate(tx, corporateId) {
      await inPostgres(tx).client.query('SELECT FROM corporate WHERE corporate_id = $1 FOR NO KEY UPDATE', [
        corporateId,
      ]);
    },
    revenue: async (publisher, tx) => (await sql(tx).query<BookedPosting>(REVENUE, [bookOf(publisher)])).rows,
    async standings(publishers) {
      const { rows } = await pool.query<StandingRow>(STANDINGS, [
        publishers.map(bookOf),
        EVENT_ACCOUNTS,
        publishers.map((one) => (one.kind === 'CORPORATE' ? one.corporateId : null)),
        publishers.map((one) => (one.kind === 'ACCOUNT' ? one.accountId : null)),
      ]);
      return rows.map(({ lines, unsettled }) => ({ lines, unsettled: unsettled.map(eventOf) }));
    },
    async unsettled(publisher, tx) {
      const { rows } = await sql(tx).query<EventRow>(
        `SELECT ${EVENT}, ${EVENT_LINES} AS lines FROM ${SOLD} WHERE ${owned(publisher, '$1')} AND ${UNSETTLED}`,
        [idOf(publisher), EVENT_ACCOUNTS],
      );
      return rows.map(eventOf);
    },
    async cancelling(publisher, tx) {
      const { rows } = await sql(tx).query<{ readonly name: string }>(
        `SELECT e.name FROM event_cancellation k JOIN event e USING (event_id)
         WHERE ${owned(publisher, '$1')} AND k.state IN ('PLANNED', 'RUNNING') ORDER BY e.event_id LIMIT 1`,
        [idOf(publisher)],
      );
      return rows[0]?.name ?? null;
    },
    async events(publisher, page) {
      const given = parameters();
      const mine = owned(publisher, given.add(idOf(publisher)));
      given.add(EVENT_ACCOUNTS);
      const { condition, order } = keyset(NEWEST_EVENT, page, given);
      const { rows } = await pool.query<EventRow>(
        `SELECT ${EVENT}, ${EVENT_LINES} AS lines FROM ${SOLD} WHERE ${mine} AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows.map(eventOf), page, ({ endsAt, eventId }) => ({ key: endsAt, id: String(eventId) }));
    },
    countEvents: (publisher) => countUpTo(pool, `${SOLD} WHERE ${owned(publisher, '$1')}`, [idOf(publisher)]),
    async eventNames(eventIds) {
      const { rows } = await pool.query<{ readonly id: number; readonly name: string }>(
        'SELECT event_id AS id, name FROM event WHERE event_id = ANY($1::int[])',
        [eventIds],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async lines(publisher, of, page) {
      const { given, change, source, orderNumber, eventName } = linesOf(publisher, of);
      const { condition, order } = keyset(NEWEST_LINE, page, given);
      const { rows } = await pool.query<EarningLine>(
        `SELECT l.ledger_line_id AS "lineId", l.at, l.kind, (${change})::bigint AS change,
           ${orderNumber} AS "orderNumber", ${eventName} AS "eventName" FROM ${source} AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, ({ at, lineId }) => ({ key: at, id: lineId }));
    },
    countLines(publisher, of) {
      const { given, source } = linesOf(publisher, of);
      return countUpTo(pool, source, given.values);
    },
    async named(publisher) {
      const table =
        publisher.kind === 'CORPORATE'
          ? '(SELECT $1::int AS id) x JOIN corporate c ON c.corporate_id = x.id LEFT JOIN account a ON FALSE'
          : '(SELECT $1::uuid AS id) x JOIN account a ON a.account_id = x.id LEFT JOIN corporate c ON FALSE';
      const { rows } = await pool.query<NameRow>(`SELECT ${NAMES} FROM ${table}`, [idOf(publisher)]);
      return rows[0] === undefined ? null : { publisher, name: nameOf(rows[0]), email: rows[0].email };
    },
    async publishers(page) {
      const given = parameters();
      const { condition, order } = keyset(HIGHEST, page, given);
      const { rows } = await pool.query<NameRow & { readonly balance: Dong; readonly tie: string }>(
        `SELECT ${NAMES}, x.balance, ${HIGHEST.id} AS tie FROM ${BALANCES}
         LEFT JOIN corporate c ON x.book = 'corporate ' || c.corporate_id
         LEFT JOIN account a ON x.book = a.account_id::text WHERE ${condition} ${order}`,
        given.values,
      );
      const cut = cutPage(rows, page, ({ balance, tie }) => ({ key: balance, id: tie }));
      const named = (row: (typeof rows)[number]): PublisherBalance => ({
        publisher: publisherOf(row),
        name: nameOf(row),
        email: row.email,
        balance: row.balance,
      });
      return { ...cut, rows: cut.rows.map(named) };
    },
    countPublishers: () => countUpTo(pool, BALANCES, []),
    countAllPublishers: () => countAll(pool, BALANCES, []),
  };
}
