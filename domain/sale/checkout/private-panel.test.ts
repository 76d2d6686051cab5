import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { EVENT_SALE_STATES, isSelectable } from '#domain/event/sale-state.ts';
import { ORDER_STATUSES } from './order-state.ts';
import { type OwnerStatus, type PrivatePanelFacts, privatePanel, registrationStanding } from './private-panel.ts';

const facts: PrivatePanelFacts = {
  status: 'PUBLISHED',
  ended: false,
  saleState: 'ON_SALE',
  byInvitation: false,
  donationEnabled: true,
  requiredApproval: true,
  isOwnedTicket: false,
  orderStatus: null,
};

describe('the panel of a private event, for ticket owners', () => {
  it.each<[PrivatePanelFacts['orderStatus'], OwnerStatus]>([
    [null, 'PENDING_APPROVAL'],
    ['PROCESSING', 'PENDING_APPROVAL'],
    ['REQUIRED_APPROVAL', 'PENDING_APPROVAL'],
    ['SUCCESSFUL', 'CONFIRMED'],
    ['REFUNDED', 'NOT_ATTENDING'],
    ['CANCELLED', 'NOT_ATTENDING'],
    ['UNSUCCESSFUL', 'NOT_ATTENDING'],
    ['WITHDRAWN', 'NOT_ATTENDING'],
  ])('an order that is %j shows %s with approval, and confirmed without [S4-15]', (orderStatus, standing) => {
    const owner = { ...facts, isOwnedTicket: true, orderStatus };
    expect(privatePanel(owner)).toEqual({ kind: 'OWNER', standing, donation: true });
    expect(privatePanel({ ...owner, requiredApproval: false, donationEnabled: false })).toEqual({
      kind: 'OWNER',
      standing: 'CONFIRMED',
      donation: false,
    });
  });
});

it('buyers awaiting approval see the owner’s panel without a ticket', () => {
  const waiting = { ...facts, orderStatus: 'REQUIRED_APPROVAL' as const };
  expect(privatePanel(waiting)).toEqual({ kind: 'OWNER', standing: 'PENDING_APPROVAL', donation: true });
  expect(privatePanel({ ...waiting, requiredApproval: false }).kind).toBe('VISITOR');
});

describe('the panel of a private event, for others', () => {
  it.each<[string, Partial<PrivatePanelFacts>, boolean, 'BUY' | 'DONATE', boolean]>([
    ['buys', {}, true, 'BUY', true],
    ['registers for free', { saleState: 'FREE' }, true, 'BUY', true],
    ['donates once the event has ended', { ended: true }, false, 'DONATE', true],
    ['donates once it is sold out', { saleState: 'SOLD_OUT' }, true, 'DONATE', true],
    [
      'does neither once it has ended, without donations',
      { ended: true, donationEnabled: false },
      false,
      'DONATE',
      false,
    ],
    [
      'does neither once it is sold out, without donations',
      { saleState: 'SOLD_OUT', donationEnabled: false },
      false,
      'DONATE',
      false,
    ],
    ['waits for the sale', { saleState: 'COMING_SOON' }, true, 'BUY', false],
  ])('%s', (_what, over, donateOnlySwitch, says, enabled) => {
    const donation = over.donationEnabled ?? true;
    expect(privatePanel({ ...facts, ...over })).toEqual({
      kind: 'VISITOR',
      donation,
      donateOnlySwitch,
      button: { says, enabled },
    });
  });
});

it('sells nothing where guests come by invitation alone, and still takes donations', () => {
  const invited = { ...facts, saleState: 'COMING_SOON' as const, byInvitation: true };
  expect(privatePanel(invited)).toEqual({ kind: 'VISITOR', donation: true, donateOnlySwitch: true, button: null });
  expect(privatePanel({ ...invited, isOwnedTicket: true }).kind).toBe('OWNER');
  expect(privatePanel({ ...invited, ended: true })).toMatchObject({ button: { says: 'DONATE', enabled: true } });
});

it('no donations where none are accepted, no purchases after the end, nothing for cancelled events', () => {
  const anyFacts = fc.record({
    status: fc.constantFrom(...EVENT_STATUSES),
    ended: fc.boolean(),
    saleState: fc.constantFrom(...EVENT_SALE_STATES),
    byInvitation: fc.boolean(),
    donationEnabled: fc.boolean(),
    requiredApproval: fc.boolean(),
    isOwnedTicket: fc.boolean(),
    orderStatus: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  });
  fc.assert(
    fc.property(anyFacts, (some) => {
      const panel = privatePanel(some);
      expect(panel.kind === 'CANCELLED').toBe(some.status === 'CANCELLED');
      if (panel.kind !== 'CANCELLED') expect(panel.donation).toBe(some.donationEnabled);
      const enabled = panel.kind === 'VISITOR' && panel.button?.enabled ? panel.button.says : null;
      if (enabled === 'DONATE') expect(some.donationEnabled).toBe(true);
      if (enabled === 'BUY') expect(some.ended || some.byInvitation || !isSelectable(some.saleState)).toBe(false);
    }),
  );
});

it.each([
  [true, 'UNSUCCESSFUL', 'CONFIRMED'],
  [true, 'PROCESSING', 'CONFIRMED'],
  [false, 'REQUIRED_APPROVAL', 'PENDING_APPROVAL'],
  [false, 'PROCESSING', 'AWAITING_PAYMENT'],
  [false, 'CANCELLED', null],
  [false, null, null],
] as const)(
  'with a ticket: %j, and a newest order that is %j, a public event says %j',
  (isOwnedTicket, order, says) => {
    expect(registrationStanding({ isOwnedTicket, orderStatus: order })).toBe(says);
  },
);
