import { askSurely } from '#application/platform/ask-surely.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Cart, CartLine } from '#application/sale/ports/cart.ts';
import type { CheckoutDesk, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { CheckoutDraft, CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import { onPageEntry, unfinishedOf } from '#domain/sale/checkout/page-entry.ts';

type ResumeCheckoutInput = {
  readonly sectionEventId: number;
  /** Names this visit of the page; a reload keeps it. */
  readonly visit: string;
  /** The page was opened anew, whatever was kept. */
  readonly fresh: boolean;
  readonly signedIn: boolean;
  /** From the URL, on return from elsewhere. */
  readonly checkoutSessionId: string | null;
};

type ResumedCheckout = {
  /** What was entered before in this visit; null on a fresh entry. */
  readonly draft: CheckoutDraft | null;
  readonly lines: readonly CartLine[];
  /** The checkout that this visit had begun. */
  readonly session: CheckoutSession | null;
  /** A checkout of an earlier visit whose payment was begun: offered, never cancelled behind the buyer's back. */
  readonly unfinished: CheckoutSession | null;
};

/** A fresh entry starts anew; a reload, a return and the signed link go on where the buyer was. [S4-39] [S4-40] */
export type ResumeCheckout = (input: ResumeCheckoutInput) => Promise<Result<ResumedCheckout, Trouble>>;
export const ResumeCheckout = token<ResumeCheckout>('ResumeCheckout');

export const makeResumeCheckout =
  (ports: {
    readonly cart: Cart;
    readonly checkoutDesk: CheckoutDesk;
    readonly checkoutDrafts: CheckoutDrafts;
  }): ResumeCheckout =>
  async ({ sectionEventId, visit, fresh, signedIn, checkoutSessionId }) => {
    const kept = ports.checkoutDrafts.read(sectionEventId);
    const draft = !fresh && kept?.visit === visit ? kept : null;
    if (draft === null) ports.checkoutDrafts.clear(sectionEventId);
    if (!signedIn) return ok({ draft, lines: [], session: null, unfinished: null });

    const begun = checkoutSessionId ?? draft?.checkoutSessionId ?? null;
    if (begun !== null) {
      const session = await askSurely(() => ports.checkoutDesk.read(begun));
      if (!session.ok && session.refusal.code !== 'NOT_FOUND') return session;
      if (session.ok) {
        const lines = await askSurely(() => ports.cart.read(sectionEventId));
        return ok({ draft, lines: lines.ok ? lines.value : [], session: session.value, unfinished: null });
      }
    }

    const unfinished = await askSurely(() => ports.checkoutDesk.unfinished(sectionEventId));
    if (!unfinished.ok) return unfinished;
    const act = onPageEntry({
      fresh: draft === null,
      returnedWith: null,
      cancelledAtGateway: false,
      unfinished: unfinishedOf(unfinished.value),
    });
    if (act.kind === 'RESET') {
      // Best effort: places that stay held are given back when their hold ends.
      const { cancel } = act;
      if (cancel !== null) await askSurely(() => ports.checkoutDesk.cancel(cancel));
      await askSurely(() => ports.cart.empty(sectionEventId));
      return ok({ draft: null, lines: [], session: null, unfinished: null });
    }
    const lines = draft === null ? ok([]) : await askSurely(() => ports.cart.read(sectionEventId));
    if (!lines.ok) return lines;
    return ok({
      draft,
      lines: lines.value,
      session: null,
      unfinished: act.kind === 'OFFER_UNFINISHED' ? unfinished.value : null,
    });
  };
