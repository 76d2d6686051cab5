import type { CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { token } from '#domain/kernel/token.ts';

type Visit = {
  readonly sectionEventId: number;
  readonly visit: string;
  readonly fresh: boolean;
  readonly checkoutSessionId: string | null;
};

/**
 * Whether this visit of the payment page had gone beyond choosing, as the browser remembers; where it stands now only
 * the server knows.
 */
export type IsUnderWay = (entry: Visit) => boolean;
export const IsUnderWay = token<IsUnderWay>('IsUnderWay');

export const makeIsUnderWay =
  (ports: { readonly checkoutDrafts: CheckoutDrafts }): IsUnderWay =>
  ({ sectionEventId, visit, fresh, checkoutSessionId }) => {
    if (checkoutSessionId !== null) return true;
    const kept = fresh ? null : ports.checkoutDrafts.read(sectionEventId);
    return kept?.visit === visit && (kept.step !== 'SELECT_TICKET' || kept.checkoutSessionId !== null);
  };
