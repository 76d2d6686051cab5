import { describe, expect, it } from 'vitest';
import { isDonateOnly, isForced } from './donate-only.ts';
import { ORDER_STATUSES } from './order-state.ts';
import { afterLook, ownedTicketReads } from './owned-ticket-look.ts';
import { ownedPanel, privateButton } from './private-panel.ts';

describe('the panel of a private event', () => {
  it('tells who owns a ticket how its order stands', () => {
    const told = (order: (typeof ORDER_STATUSES)[number] | null) => ownedPanel({ requiredApproval: true }, order);
    expect(([null, 'PROCESSING', 'REQUIRED_APPROVAL'] as const).map(told)).toEqual(Array(3).fill('PENDING_APPROVAL'));
    expect(told('SUCCESSFUL')).toBe('CONFIRMED');
    expect((['REFUNDED', 'CANCELLED', 'UNSUCCESSFUL', 'WITHDRAWN'] as const).map(told)).toEqual(Array(4).fill('DECLINED'));
    for (const order of ORDER_STATUSES) expect(ownedPanel({ requiredApproval: false }, order)).toBe('CONFIRMED');
  });

  it.each([
    [false, false, true, { label: 'BUY', disabled: false, donateOnlyToggle: true }],
    [false, false, false, { label: 'BUY', disabled: false, donateOnlyToggle: false }],
    [true, false, true, { label: 'DONATION', disabled: false, donateOnlyToggle: false }],
    [true, false, false, { label: 'DONATION', disabled: true, donateOnlyToggle: false }],
    [false, true, true, { label: 'DONATION', disabled: false, donateOnlyToggle: true }],
    [false, true, false, { label: 'DONATION', disabled: true, donateOnlyToggle: false }],
  ])('ended %s, sold out %s, donations %s: %j', (ended, soldOut, donationEnabled, button) => {
    expect(privateButton({ ended, soldOut, donationEnabled })).toEqual(button);
  });

  it.each([
    [false, false, false, false],
    [true, false, false, true],
    [false, true, false, true],
    [false, false, true, true],
  ])('donate-only when wanted %s, ended %s, owned %s: %s [S4-49] [S4-50]', (wanted, ended, ownsTicket, donateOnly) => {
    expect(isDonateOnly({ wanted, ended, ownsTicket })).toBe(donateOnly);
    expect(isForced({ ended, ownsTicket })).toBe(ended || ownsTicket);
  });
});

describe('looking for the ticket after a private purchase', () => {
  it('is every second, 30 times at most, until it is owned [S4-46]', () => {
    expect([0, 1, 29].map((looks) => afterLook(looks, false))).toEqual(Array(3).fill({ kind: 'LOOK_AGAIN', afterMs: 1_000 }));
    expect([30, 31].map((looks) => afterLook(looks, false))).toEqual(Array(2).fill({ kind: 'GAVE_UP' }));
    expect([1, 30].map((looks) => afterLook(looks, true))).toEqual(Array(2).fill({ kind: 'OWNED' }));
  });

  it('reads the order too where somebody has to approve it [S4-47]', () => {
    expect(ownedTicketReads({ requiredApproval: true })).toEqual(['EVENT', 'ORDER']);
    expect(ownedTicketReads({ requiredApproval: false })).toEqual(['EVENT']);
  });
});
