import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { anyViewer } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type OrderAbility, type OrderFacts, orderAbilities } from './order-abilities.ts';

const paid: OrderFacts = {
  buyerAccountId: accountId('minh'),
  status: 'SUCCESSFUL',
  price: dong(200_000),
  hasCheckedInTicket: false,
  eventAbilities: ['event.view'],
};
const asOrganiser = { ...paid, eventAbilities: EVENT_ABILITIES };
const free = { ...asOrganiser, price: dong(0) };
const minh = anAccount({ accountId: accountId('minh') });
const BUYER: OrderAbility[] = ['order.view', 'order.read-answers', 'order.withdraw'];
const DESK: OrderAbility[] = [
  'order.view',
  'order.read-answers',
  'order.refund',
  'order.retry-invoice',
  'order.read-record',
];
const admin = anAccount({ isAdmin: true });

describe('abilities on an order', () => {
  it('role × ability, on somebody else’s free order awaiting approval', () => {
    const waiting: OrderFacts = { ...free, buyerAccountId: accountId('hoa'), status: 'REQUIRED_APPROVAL' };
    expect(tableOfEvent((viewer, eventAbilities) => orderAbilities(viewer, { ...waiting, eventAbilities }))).toBe(`
                    anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
order.delete        ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
order.notes         ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
order.read-answers  ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
order.read-record   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
order.refund        ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
order.retry-invoice ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
order.view          ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
`);
  });

  it.each<[string, Parameters<typeof orderAbilities>[0], OrderFacts, OrderAbility[]]>([
    ['an anonymous visitor', anonymous, paid, []],
    ['another buyer', anAccount(), paid, []],
    ['its buyer', minh, paid, BUYER],
    [
      'the organiser cannot cancel or delete a paid order [S1-45] [S1-46]',
      anAccount(),
      asOrganiser,
      [...DESK, 'order.notes'],
    ],
    ['the organiser deletes a free order', anAccount(), free, [...DESK, 'order.notes', 'order.delete']],
    [
      'the organiser, once a ticket was checked in [S1-45]',
      anAccount(),
      { ...free, hasCheckedInTicket: true },
      [...DESK, 'order.notes'],
    ],
    [
      'an admin cancels and deletes [S1-45] [S1-46]',
      admin,
      asOrganiser,
      [
        ...['order.view', 'order.read-answers', 'order.cancel', 'order.refund', 'order.retry-invoice'],
        ...['order.read-record', 'order.notes', 'order.delete'],
      ] as OrderAbility[],
    ],
    [
      'an admin cancels only what succeeded',
      admin,
      { ...asOrganiser, status: 'REFUNDED' },
      [...DESK, 'order.notes', 'order.delete'],
    ],
    [
      'an accountant reads',
      anAccount({ isAccountant: true }),
      { ...paid, eventAbilities: ['event.view', 'event.orders', 'event.revenue'] },
      ['order.view', 'order.refund', 'order.retry-invoice', 'order.read-record'],
    ],
  ])('%s', (_who, viewer, order, abilities) => {
    expect(orderAbilities(viewer, order)).toEqual(abilities);
  });

  it('answers are visible to the respondent and to readers of the event’s guests only', () => {
    fc.assert(
      fc.property(
        anyViewer,
        fc.boolean(),
        fc.subarray([...EVENT_ABILITIES]),
        fc.constantFrom(...ORDER_STATUSES),
        (viewer, own, abilities, status) => {
          const buyer = own && viewer.kind === 'account' ? viewer.accountId : accountId('somebody');
          const reads = orderAbilities(viewer, {
            ...paid,
            buyerAccountId: buyer,
            eventAbilities: abilities,
            status,
          }).includes('order.read-answers');
          expect(reads).toBe((own && viewer.kind === 'account') || abilities.includes('event.guests'));
        },
      ),
    );
  });

  it('notes are for readers of the event’s guests, and never for who bought the order, not even an admin', () => {
    fc.assert(
      fc.property(anyViewer, fc.boolean(), fc.subarray([...EVENT_ABILITIES]), (viewer, own, abilities) => {
        const isTheirs = own && viewer.kind === 'account';
        const buyer = isTheirs ? viewer.accountId : accountId('somebody');
        const may = orderAbilities(viewer, { ...paid, buyerAccountId: buyer, eventAbilities: abilities });
        expect(may.includes('order.notes')).toBe(!isTheirs && abilities.includes('event.guests'));
        expect(may.includes('order.read-record')).toBe(abilities.includes('event.orders'));
      }),
    );
  });

  it('strangers have no abilities on orders', () => {
    const facts = fc.record({
      buyerAccountId: fc.constant(accountId('somebody')),
      status: fc.constantFrom(...ORDER_STATUSES),
      price: fc.constantFrom(0, 1).map(dong),
      hasCheckedInTicket: fc.boolean(),
      eventAbilities: fc.constant(['event.view'] as const),
    });
    fc.assert(
      fc.property(anyViewer, facts, (viewer, order) => {
        const stranger = viewer.kind === 'account' ? { ...viewer, isAdmin: false, isAccountant: false } : viewer;
        expect(orderAbilities(stranger, order)).toEqual([]);
      }),
    );
  });
});
