import { expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { POINTS_COUNT_FOR } from '#domain/programme/rank.ts';
import { saleWorld } from '#test/races/sale-world.ts';
import { type Account, catalogueWorld } from './catalogue-world.ts';

const RANK = '{ profile { rank { rank begin_time expired_time membership_id inserted_at } } }';
type Rank = {
  readonly rank: string | null;
  readonly begin_time: number | null;
  readonly expired_time: number | null;
  readonly membership_id: string;
  readonly inserted_at: number;
};

const world = await catalogueWorld();
const sales = await saleWorld({}, world.app.database);

const rankOf = async (as: Account) => {
  world.setNow(sales.now());
  return (await world.one<{ readonly rank: Rank | null }>(RANK, { as })).rank;
};

async function attends(accountId: AccountId, price: number): Promise<void> {
  const sale = await sales.sale({ types: [{ price }] });
  const waiting = await sales.waitingForMoney(accountId, sale, [1]);
  await sales.pay(waiting.code, waiting.amount);
  await sales.followEarnings();
  sales.pass(19 * DAY);
  await sales.matureEarnings();
}

it('a profile carries its rank by the points of a year: since when, until when, and its membership [S3-04]', async () => {
  const lan = await world.account('lan');
  const { accountId } = lan;
  expect(await rankOf(lan)).toBeNull();

  await attends(accountId, 400_000);
  const member = await rankOf(lan);
  const [first, ...none] = await world.asOwner<{ readonly id: string; readonly at: number }>(
    `SELECT ledger_line_id AS id, at FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1 AND kind = 'reward-matured'`,
    [accountId],
  );
  const at = Number(first?.at);
  expect(none).toEqual([]);
  expect(member).toEqual({
    rank: 'MEMBER',
    begin_time: at,
    expired_time: at + POINTS_COUNT_FOR,
    membership_id: first?.id.replaceAll('-', ''),
    inserted_at: at,
  });

  await attends(accountId, 1_000_000);
  const silver = await rankOf(lan);
  expect(silver).toMatchObject({ rank: 'SILVER', membership_id: member?.membership_id, inserted_at: at });
  expect(silver?.begin_time).toBeGreaterThan(at);
  expect(silver?.expired_time).toBe(Number(silver?.begin_time) + POINTS_COUNT_FOR);
  expect(await rankOf(await world.account('mai'))).toBeNull();

  sales.pass(POINTS_COUNT_FOR);
  expect(await rankOf(lan)).toEqual({
    rank: null,
    begin_time: null,
    expired_time: null,
    membership_id: member?.membership_id,
    inserted_at: at,
  });
});
