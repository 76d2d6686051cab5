export type PaymentVisit = {
  /** Names the visit; a reload keeps it. */
  readonly visit: string;
  /** The page was opened anew, whatever was kept. */
  readonly fresh: boolean;
  readonly checkoutSessionId: string | null;
};

/** What the browser kept of a visit. */
export type KeptVisit = { readonly visit: string; readonly step: string; readonly checkoutSessionId: string | null };

/**
 * Whether a visit goes on beyond the choice of tickets, as far as the browser remembers; where it stands now only the
 * server knows. The text of this function is part of the page's first script, so it uses nothing from outside.
 */
export function isUnderWay(entered: PaymentVisit, kept: KeptVisit | null): boolean {
  if (entered.checkoutSessionId !== null) return true;
  if (entered.fresh || kept === null || kept.visit !== entered.visit) return false;
  return kept.step !== 'SELECT_TICKET' || kept.checkoutSessionId !== null;
}
