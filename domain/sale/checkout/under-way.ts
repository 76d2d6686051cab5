export type PaymentVisit = {
  /** Names the visit; a reload keeps it. */
  readonly visit: string;
  /** Opened again, even if a draft was kept. */
  readonly fresh: boolean;
  readonly checkoutSessionId: string | null;
};

/** What the browser kept of a visit. */
export type KeptVisit = { readonly visit: string; readonly step: string; readonly checkoutSessionId: string | null };

/** As far as the browser remembers. The function's text is part of the first script: it uses nothing from outside. */
export function isUnderWay(entered: PaymentVisit, kept: KeptVisit | null): boolean {
  if (entered.checkoutSessionId !== null) return true;
  if (entered.fresh || kept === null || kept.visit !== entered.visit) return false;
  return kept.step !== 'SELECT_TICKET' || kept.checkoutSessionId !== null;
}
