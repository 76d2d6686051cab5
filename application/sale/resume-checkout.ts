import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { Cart, type CartLine } from '#application/sale/ports/cart.ts';
import { CheckoutDesk, type CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { type CheckoutDraft, CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { GatewayReturn } from '#domain/money/payment/gateway-return.ts';
import { onPageEntry, type PageEntry, unfinishedOf } from '#domain/sale/checkout/page-entry.ts';
import type { PaymentVisit } from '#domain/sale/checkout/under-way.ts';
import { holdName } from './share-hold.ts';

type ResumeCheckoutInput = PaymentVisit & {
  readonly sectionEventId: number;
  readonly signedIn: boolean;
  /** What the gateway's return says, if it leads here. It proves nothing: the server asks the gateway. */
  readonly back: GatewayReturn;
};

type ResumedCheckout = {
  /** Already acted on. */
  readonly entry: PageEntry;
  /** Null on a fresh entry. */
  readonly draft: CheckoutDraft | null;
  readonly lines: readonly CartLine[];
  /** Begun by this visit. */
  readonly session: CheckoutSession | null;
  /** Of an earlier visit and being paid: offered, never cancelled. */
  readonly unfinished: CheckoutSession | null;
};

/** A fresh entry starts over, unless another tab shows the buyer's held places. [S4-39] [S4-40] */
export type ResumeCheckout = (input: ResumeCheckoutInput) => Promise<Result<ResumedCheckout, Trouble>>;

export const ResumeCheckout = defineUseCase(
  'ResumeCheckout',
  {
    cart: Cart,
    checkoutDesk: CheckoutDesk,
    paymentDesk: PaymentDesk,
    checkoutDrafts: CheckoutDrafts,
    tabs: TabCoordinator,
  },
  (ports): ResumeCheckout =>
    async ({ sectionEventId, visit, fresh, signedIn, checkoutSessionId, back }) => {
      const cancelled = back.kind === 'CANCELLED';
      const kept = ports.checkoutDrafts.read(sectionEventId);
      const draft = !cancelled && (kept?.signingIn === true || (!fresh && kept?.visit === visit)) ? kept : null;
      if (draft === null) ports.checkoutDrafts.clear(sectionEventId);
      const nothing: PageEntry = {
        fresh: draft === null,
        returnedWith: null,
        cancelledAtGateway: cancelled,
        unfinished: null,
      };
      if (!signedIn) return ok({ entry: nothing, draft, lines: [], session: null, unfinished: null });

      const begun = cancelled ? null : (checkoutSessionId ?? draft?.checkoutSessionId ?? null);
      if (cancelled && checkoutSessionId !== null) await retry(() => ports.paymentDesk.askGateway(checkoutSessionId));
      if (begun !== null) {
        const read = back.kind === 'RETURNED' ? ports.paymentDesk.askGateway : ports.checkoutDesk.read;
        const session = await retry(() => read(begun));
        if (!session.ok && session.refusal.code !== 'NOT_FOUND') return session;
        if (session.ok) {
          const lines = await retry(() => ports.cart.read(sectionEventId));
          return ok({
            entry: nothing,
            draft,
            lines: lines.ok ? lines.value : [],
            session: session.value,
            unfinished: null,
          });
        }
      }

      const unfinished = await retry(() => ports.checkoutDesk.unfinished(sectionEventId));
      if (!unfinished.ok) return unfinished;
      const entry = { ...nothing, unfinished: unfinishedOf(unfinished.value) };
      const act = onPageEntry(entry);
      if (act.kind === 'RESET' && (await ports.tabs.isHeld(holdName(sectionEventId)))) {
        const shared = await retry(() => ports.cart.read(sectionEventId));
        if (shared.ok && shared.value.length > 0)
          return ok({
            entry: { ...entry, fresh: false },
            draft: null,
            lines: shared.value,
            session: null,
            unfinished: null,
          });
      }
      if (act.kind === 'RESET') {
        // Best effort: leftover holds expire anyway.
        const { cancel } = act;
        if (cancel !== null) await retry(() => ports.checkoutDesk.cancel(cancel));
        await retry(() => ports.cart.empty(sectionEventId));
        // Tickets held for somebody who waited for them stay in the cart.
        const held = await retry(() => ports.cart.read(sectionEventId));
        if (held.ok && held.value.length > 0)
          return ok({
            entry: { ...entry, fresh: false, unfinished: null },
            draft: null,
            lines: held.value,
            session: null,
            unfinished: null,
          });
        return ok({ entry, draft: null, lines: [], session: null, unfinished: null });
      }
      const lines = draft === null ? ok([]) : await retry(() => ports.cart.read(sectionEventId));
      if (!lines.ok) return lines;
      return ok({
        entry,
        draft,
        lines: lines.value,
        session: null,
        unfinished: act.kind === 'OFFER_UNFINISHED' ? unfinished.value : null,
      });
    },
);
