import type pg from 'pg';
import type { AccountId } from '#domain/account/account-id.ts';
import type { Buyers } from '#server/application/ports/buyers.ts';
import type { Registrant } from '#server/application/ports/reservation-desk.ts';

const READ = `SELECT a.account_id, coalesce(r.email, a.email) AS email, coalesce(r.first_name, a.first_name) AS first_name, coalesce(r.last_name, a.last_name) AS last_name,
  r.gender, r.phone_number FROM account a LEFT JOIN registrant r ON r.account_id = a.account_id WHERE a.account_id = ANY($1::uuid[])`;

type Row = {
  readonly account_id: AccountId;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly gender: string | null;
  readonly phone_number: string | null;
};
type Waiting = {
  readonly accountId: AccountId;
  readonly resolve: (registrant: Registrant | null) => void;
  readonly reject: (error: unknown) => void;
};

/** Buyers who check out at the same moment are read in one statement. */
export function makePostgresBuyers(pool: Pick<pg.Pool, 'query'>): Buyers {
  let waiting: Waiting[] = [];

  async function readAll(taken: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await pool.query<Row>(READ, [[...new Set(taken.map((each) => each.accountId))]]);
      const found = new Map(rows.map((row) => [row.account_id, row]));
      for (const { accountId, resolve } of taken) {
        const row = found.get(accountId);
        resolve(
          row === undefined
            ? null
            : { email: row.email, firstName: row.first_name, lastName: row.last_name, gender: row.gender, phoneNumber: row.phone_number },
        );
      }
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
  }

  return {
    registrantOf: (accountId) =>
      new Promise((resolve, reject) => {
        waiting.push({ accountId, resolve, reject });
        if (waiting.length > 1) return;
        setImmediate(() => {
          const taken = waiting;
          waiting = [];
          void readAll(taken);
        });
      }),
  };
}
