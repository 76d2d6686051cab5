import { expect, it } from 'vitest';
import type { TicketSaleState } from '#domain/event/sale-state.ts';
import type { NextStep } from '#domain/sale/quantity/next-step.ts';
import { minutes } from '#test/builders/moments.ts';
import { nextWhenNotOnSale } from './next-when-not-on-sale.ts';

const NOWHERE = { otherTicket: false, otherSession: false, waitingList: false };
const EVERYWHERE = { otherTicket: true, otherSession: true, waitingList: true };
const others: readonly NextStep[] = [{ kind: 'CHOOSE_ANOTHER_TICKET' }, { kind: 'CHOOSE_ANOTHER_SESSION' }];

it.each<[Exclude<TicketSaleState, 'ON_SALE'>, readonly NextStep[], readonly NextStep[]]>([
  [
    'COMING_SOON',
    [{ kind: 'COME_BACK_FOR_THE_SALE', at: minutes(9) }],
    [{ kind: 'COME_BACK_FOR_THE_SALE', at: minutes(9) }, ...others],
  ],
  ['SOLD_OUT', [{ kind: 'CONTACT_ORGANISER' }], [...others, { kind: 'JOIN_WAITING_LIST' }]],
  ['SALE_CLOSED', [{ kind: 'CONTACT_ORGANISER' }], others],
  ['STOPPED_SELLING', [{ kind: 'CONTACT_ORGANISER' }], others],
  ['ENDED', [{ kind: 'CONTACT_ORGANISER' }], others],
])('%s leaves a next step in any case', (state, alone, among) => {
  expect(nextWhenNotOnSale(state, minutes(9), NOWHERE)).toEqual(alone);
  expect(nextWhenNotOnSale(state, minutes(9), EVERYWHERE)).toEqual(among);
});
