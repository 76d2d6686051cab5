import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { soldOutTickets } from './waiting-list.view.ts';

const offered = (over: Parameters<typeof aTicket>[0]) =>
  soldOutTickets(
    [aSession({ endAt: instant(NOW + 86_400_000), tickets: [aTicket({ remaining: 0, purchaseLimit: 0, ...over })] })],
    NOW,
  ).flatMap(({ quantities }) => quantities);

it('offers as many places to wait for as one purchase may take', () => {
  expect(offered({ fullLimit: 2 })).toEqual([1, 2]);
  expect(offered({ fullLimit: 7 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('offers whole sets, and no more than the account has left', () => {
  expect(offered({ fullLimit: 10, multipleOf: 4 })).toEqual([4, 8]);
  expect(offered({ fullLimit: 5, accountLimit: 3, alreadyBought: 1 })).toEqual([1, 2]);
  expect(offered({ fullLimit: 5, accountLimit: 2, alreadyBought: 2 })).toEqual([]);
});
