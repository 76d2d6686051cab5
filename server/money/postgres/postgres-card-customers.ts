import type pg from 'pg';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CardCustomers } from '#server/money/ports/card-customers.ts';

type Row = { readonly account_id: AccountId; readonly customer_id: string };

export const makePostgresCardCustomers = (pool: Pick<pg.Pool, 'query'>): CardCustomers => {
  const one = async (where: string, value: string): Promise<Row | null> => {
    const { rows } = await pool.query<Row>(`SELECT account_id, customer_id FROM card_customer WHERE ${where} = $1`, [
      value,
    ]);
    return rows[0] ?? null;
  };
  return {
    of: async (accountId) => (await one('account_id', accountId))?.customer_id ?? null,
    ownerOf: async (customerId) => (await one('customer_id', customerId))?.account_id ?? null,
    keep: async (accountId, customerId) => {
      await pool.query(
        'INSERT INTO card_customer (account_id, customer_id) VALUES ($1, $2) ON CONFLICT (account_id) DO NOTHING',
        [accountId, customerId],
      );
      return (await one('account_id', accountId))?.customer_id ?? customerId;
    },
  };
};
