import type pg from 'pg';
import { type NewsKind, USUAL_CHOICE } from '#domain/event/news/news-choice.ts';
import { ALL_NEWS_FIGURES, type News, type NewsFigure, type NewsSums } from '#domain/event/news/team-news.ts';
import type { NewsReader, NoteNews, TeamNews } from '#server/event/ports/team-news.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const NOTE = `INSERT INTO team_news (event_id, happening, places, amount)
  SELECT $1, x.* FROM unnest($2::text[], $3::int[], $4::bigint[]) AS x`;
// Steps from event to event through the key, so that it does not read every row of a rush.
const EVENTS = `WITH RECURSIVE next AS (
    (SELECT event_id FROM team_news WHERE event_id > $1 ORDER BY event_id LIMIT 1)
    UNION ALL SELECT (SELECT n.event_id FROM team_news n WHERE n.event_id > next.event_id ORDER BY n.event_id LIMIT 1)
      FROM next WHERE next.event_id IS NOT NULL)
  SELECT event_id AS "eventId" FROM next WHERE event_id IS NOT NULL LIMIT $2`;
const TAKE = `DELETE FROM team_news WHERE event_id = $1 AND team_news_id IN (
    SELECT team_news_id FROM team_news WHERE event_id = $1 FOR UPDATE SKIP LOCKED)
  RETURNING happening, places, amount`;

const COLUMNS: Readonly<Record<NewsFigure, string>> = {
  orders: 'orders',
  tickets: 'tickets',
  amount: 'amount',
  registrations: 'registrations',
  registeredTickets: 'registered_tickets',
  registeredAmount: 'registered_amount',
  accepted: 'accepted',
  coming: 'coming',
  declined: 'declined',
  waiting: 'waiting',
  notPublished: 'not_published',
  notMailed: 'not_mailed',
};
const columns = ALL_NEWS_FIGURES.map((figure) => COLUMNS[figure]);
const ADD_TO_DAY = `INSERT INTO team_news_day AS d (event_id, letter_at, ${columns.join(', ')})
  VALUES ($1, $2, ${columns.map((_column, at) => `$${at + 3}`).join(', ')})
  ON CONFLICT (event_id) DO UPDATE SET letter_at = least(d.letter_at, excluded.letter_at),
    ${columns.map((column) => `${column} = d.${column} + excluded.${column}`).join(', ')}`;
const TAKE_DAY = `DELETE FROM team_news_day WHERE event_id = $1 AND letter_at <= $2
  RETURNING ${ALL_NEWS_FIGURES.map((figure) => `${COLUMNS[figure]} AS "${figure}"`).join(', ')}`;

// Who created an event for a corporate is told while they act for it.
const READERS = `SELECT DISTINCT ON (a.account_id) a.account_id AS "accountId", a.email, a.locale, p.tie,
    c.sale AS "SALE", c.registration AS "REGISTRATION", c.answer AS "ANSWER", c.problem AS "PROBLEM"
  FROM (
    SELECT e.owner_account_id AS account_id, 'OWNER' AS tie FROM event e
      JOIN account o ON o.account_id = e.owner_account_id
      WHERE e.event_id = $1 AND (e.corporate_id IS NULL
        OR EXISTS (SELECT FROM corporate k WHERE k.corporate_id = e.corporate_id
          AND lower(k.company_email) = lower(o.email))
        OR EXISTS (SELECT FROM corporate_staff s WHERE s.corporate_id = e.corporate_id
          AND s.account_id = e.owner_account_id AND s.active))
    UNION ALL SELECT u.account_id, u.role FROM event_user u WHERE u.event_id = $1) p
  JOIN account a ON a.account_id = p.account_id AND a.suspended_at IS NULL
  LEFT JOIN team_news_choice c ON c.event_id = $1 AND c.account_id = a.account_id
  WHERE $2::uuid IS NULL OR a.account_id = $2
  ORDER BY a.account_id, p.tie <> 'OWNER'`;

type ReaderRow = Omit<NewsReader, 'choice'> & { readonly [Kind in NewsKind]: NewsReader['choice'][Kind] | null };
const readerOf = ({ SALE, REGISTRATION, ANSWER, PROBLEM, ...reader }: ReaderRow): NewsReader => ({
  ...reader,
  choice: {
    SALE: SALE ?? USUAL_CHOICE.SALE,
    REGISTRATION: REGISTRATION ?? USUAL_CHOICE.REGISTRATION,
    ANSWER: ANSWER ?? USUAL_CHOICE.ANSWER,
    PROBLEM: PROBLEM ?? USUAL_CHOICE.PROBLEM,
  },
});

const CHOSEN: Readonly<Record<NewsKind, string>> = {
  SALE: 'sale',
  REGISTRATION: 'registration',
  ANSWER: 'answer',
  PROBLEM: 'problem',
};

export const postgresNoteNews: NoteNews = async (tx, eventId, news) => {
  if (news.length === 0) return;
  await inPostgres(tx).client.query(NOTE, [
    eventId,
    news.map(({ happening }) => happening),
    news.map(({ places }) => places),
    news.map(({ amount }) => amount),
  ]);
};

export const makePostgresTeamNews = (pool: Pick<pg.Pool, 'query'>): TeamNews => ({
  async events(after, most) {
    const { rows } = await pool.query<{ readonly eventId: number }>(EVENTS, [after, most]);
    return rows.map(({ eventId }) => eventId);
  },
  async take(tx, eventId) {
    return (await inPostgres(tx).client.query<News>(TAKE, [eventId])).rows;
  },
  async timezone(tx, eventId) {
    const { rows } = await inPostgres(tx).client.query<{ readonly timezone: string }>(
      'SELECT timezone FROM event WHERE event_id = $1',
      [eventId],
    );
    return rows[0]?.timezone ?? null;
  },
  async readers(tx, eventId) {
    return (await inPostgres(tx).client.query<ReaderRow>(READERS, [eventId, null])).rows.map(readerOf);
  },
  async reader(eventId, accountId) {
    const [row] = (await pool.query<ReaderRow>(READERS, [eventId, accountId])).rows;
    return row === undefined ? null : readerOf(row);
  },
  async addToDay(tx, eventId, sums, letterAt) {
    await inPostgres(tx).client.query(ADD_TO_DAY, [
      eventId,
      new Date(letterAt),
      ...ALL_NEWS_FIGURES.map((figure) => sums[figure]),
    ]);
  },
  async dueDays(now, most) {
    const { rows } = await pool.query<{ readonly eventId: number }>(
      'SELECT event_id AS "eventId" FROM team_news_day WHERE letter_at <= $1 ORDER BY letter_at LIMIT $2',
      [new Date(now), most],
    );
    return rows.map(({ eventId }) => eventId);
  },
  async takeDay(tx, eventId, now) {
    return (await inPostgres(tx).client.query<NewsSums>(TAKE_DAY, [eventId, new Date(now)])).rows[0] ?? null;
  },
  async choose({ eventId, accountId, kind, time }, at) {
    const column = CHOSEN[kind];
    await pool.query(
      `INSERT INTO team_news_choice (event_id, account_id, ${column}, updated_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (event_id, account_id) DO UPDATE SET ${column} = excluded.${column},
          updated_at = excluded.updated_at`,
      [eventId, accountId, time, new Date(at)],
    );
  },
});
