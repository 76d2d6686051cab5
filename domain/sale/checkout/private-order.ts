import type { EventStatus } from '#domain/event/event.ts';
import { isSelectable, type SessionSaleState } from '#domain/event/sale-state.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';

/** What decides whether a private event's panel takes a donation alone. */
export type DonateOnlyFacts = {
  /** 'Donate without ticket' is on. */
  readonly wanted: boolean;
  readonly ended: boolean;
  readonly ownsTicket: boolean;
};

/**
 * Whether nothing but a donation is given: by the buyer's wish, or because there is no ticket to take any more. [S4-49]
 * [S4-50]
 */
export const isDonateOnly = ({ wanted, ended, ownsTicket }: DonateOnlyFacts): boolean =>
  wanted || isForced({ ended, ownsTicket });

/** The mode cannot be left. [S4-50] */
export const isForced = ({ ended, ownsTicket }: Omit<DonateOnlyFacts, 'wanted'>): boolean => ended || ownsTicket;

/** What is bought on a private event's page. */
export type PrivateOrder = {
  readonly numberOfTickets: number;
  readonly donation: Dong;
  /** What is to be paid, donation included, as the page reckons it. */
  readonly total: Dong;
};

/** The event's and the viewer's part in it, as of now. */
export type PrivateSetting = {
  readonly signedIn: boolean;
  readonly questionnaire: boolean;
  readonly status: EventStatus;
  readonly ended: boolean;
  readonly saleState: SessionSaleState;
  readonly ownsTicket: boolean;
  readonly donationEnabled: boolean;
  readonly hasPolicy: boolean;
  /** Methods that are set up. */
  readonly methods: readonly PaymentMethod[];
};

export type PrivateOrderProblem =
  | 'EVENT_CANCELLED'
  | 'DONATION_NOT_ACCEPTED'
  | 'NO_DONATION'
  | 'NOT_ON_SALE'
  | 'NO_TICKET';

/**
 * What is ordered: a donation alone in donate-only mode or when nothing is left, otherwise at least one ticket of what
 * is on sale. [S4-50]
 */
export function privateOrder(
  {
    donateOnlyWanted,
    donation: { amount },
  }: { readonly donateOnlyWanted: boolean; readonly donation: { readonly amount: Dong } },
  chosen: { readonly numberOfTickets: number; readonly total: Dong },
  setting: PrivateSetting,
): Result<PrivateOrder, PrivateOrderProblem> {
  if (setting.status === 'CANCELLED') return refused('EVENT_CANCELLED');
  if (amount > 0 && !setting.donationEnabled) return refused('DONATION_NOT_ACCEPTED');
  if (isDonateOnly({ ...setting, wanted: donateOnlyWanted }) || setting.saleState === 'SOLD_OUT') {
    return amount > 0 ? ok({ numberOfTickets: 0, donation: amount, total: amount }) : refused('NO_DONATION');
  }
  if (!isSelectable(setting.saleState)) return refused('NOT_ON_SALE');
  if (chosen.numberOfTickets === 0) return refused('NO_TICKET');
  return ok({ numberOfTickets: chosen.numberOfTickets, donation: amount, total: chosen.total });
}
