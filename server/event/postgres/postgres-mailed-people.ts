import { DAY, later } from '#domain/kernel/instant.ts';
import type { MailedPeople } from '#server/event/ports/mailed-people.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const LOCK = `SELECT pg_advisory_xact_lock(hashtext('mailed-people'), hashtext($1))`;
const SINCE = `SELECT coalesce(sum(people), 0)::int AS people FROM mailed_people
  WHERE account_id = $1 AND mailed_at > $2`;
const ADD = 'INSERT INTO mailed_people (account_id, mailed_at, people) VALUES ($1, $2, $3)';
const FORGET = 'DELETE FROM mailed_people WHERE account_id = $1 AND mailed_at < $2';
const KEPT_FOR = 2 * DAY;

export const postgresMailedPeople: MailedPeople = {
  async since(tx, accountId, after) {
    const { client } = inPostgres(tx);
    await client.query(LOCK, [accountId]);
    const { rows } = await client.query<{ readonly people: number }>(SINCE, [accountId, new Date(after)]);
    return rows[0]?.people ?? 0;
  },
  async add(tx, accountId, people, at) {
    const { client } = inPostgres(tx);
    await client.query(FORGET, [accountId, new Date(later(at, -KEPT_FOR))]);
    await client.query(ADD, [accountId, new Date(at), people]);
  },
};
