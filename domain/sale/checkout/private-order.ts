import type { EventStatus } from '#domain/event/event.ts';
import { isSelectable, type SessionSaleState } from '#domain/event/sale-state.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';

export type DonateOnlyFacts = {
  readonly wanted: boolean;
  readonly ended: boolean;
  readonly ownsTicket: boolean;
};

/** Whether only a donation is given: by choice, or because no ticket is left to take. [S4-49] [S4-50] */
export const isDonateOnly = ({ wanted, ended, ownsTicket }: DonateOnlyFacts): boolean =>
  wanted || isForced({ ended, ownsTicket });

/** Whether donate-only mode cannot be left. [S4-50] */
export const isForced = ({ ended, ownsTicket }: Omit<DonateOnlyFacts, 'wanted'>): boolean => ended || ownsTicket;

export type PrivateOrder = {
  readonly numberOfTickets: number;
  readonly donation: Dong;
  /** Including the donation, as computed by the page. */
  readonly total: Dong;
  /** A discount code that is part of the total; null: none. */
  readonly promoCode: string | null;
};

export type PrivateSetting = {
  readonly signedIn: boolean;
  readonly questionnaire: boolean;
  readonly status: EventStatus;
  readonly ended: boolean;
  readonly saleState: SessionSaleState;
  readonly ownsTicket: boolean;
  readonly donationEnabled: boolean;
  readonly hasPolicy: boolean;
  readonly methods: readonly PaymentMethod[];
};

export type PrivateOrderProblem =
  | 'EVENT_CANCELLED'
  | 'DONATION_NOT_ACCEPTED'
  | 'NO_DONATION'
  | 'NOT_ON_SALE'
  | 'NO_TICKET';

/** A donation alone in donate-only mode, otherwise at least one ticket on sale. [S4-50] */
export function privateOrder(
  {
    donateOnlyWanted,
    donation: { amount },
  }: { readonly donateOnlyWanted: boolean; readonly donation: { readonly amount: Dong } },
  chosen: Pick<PrivateOrder, 'numberOfTickets' | 'total' | 'promoCode'>,
  setting: PrivateSetting,
): Result<PrivateOrder, PrivateOrderProblem> {
  if (setting.status === 'CANCELLED') return refused('EVENT_CANCELLED');
  if (amount > 0 && !setting.donationEnabled) return refused('DONATION_NOT_ACCEPTED');
  if (isDonateOnly({ ...setting, wanted: donateOnlyWanted }) || setting.saleState === 'SOLD_OUT') {
    return amount > 0
      ? ok({ numberOfTickets: 0, donation: amount, total: amount, promoCode: null })
      : refused('NO_DONATION');
  }
  if (!isSelectable(setting.saleState)) return refused('NOT_ON_SALE');
  if (chosen.numberOfTickets === 0) return refused('NO_TICKET');
  const { numberOfTickets, total, promoCode } = chosen;
  return ok({ numberOfTickets, donation: amount, total, promoCode });
}
