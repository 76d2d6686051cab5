import type { GuestFacts } from '#domain/ticket/guest-status.ts';

export const aGuest = (over: Partial<GuestFacts> = {}): GuestFacts => ({
  invitation: null,
  order: { status: 'SUCCESSFUL', payment: 'SUCCEEDED', approval: 'NOT_NEEDED' },
  ticket: { status: 'VALID', checkIns: 0 },
  doorsOpen: false,
  ...over,
});

export const anOrderingGuest = (
  order: Partial<NonNullable<GuestFacts['order']>>,
  over: Partial<GuestFacts> = {},
): GuestFacts =>
  aGuest({ order: { status: 'PROCESSING', payment: null, approval: 'NOT_NEEDED', ...order }, ticket: null, ...over });
