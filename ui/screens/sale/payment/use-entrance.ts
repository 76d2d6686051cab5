import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ResumeCheckout } from '#application/sale/resume-checkout.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { heardCart, heardSession } from './order-facts.ts';
import { quantitiesOf } from './tickets/selection.view.ts';
import { shownTrouble } from './trouble/trouble.view.ts';
import type { Checkout } from './use-checkout.ts';
import { keptPage, useKeptDraft } from './use-kept-draft.ts';
import { searchBeforeGateway, useResuming } from './use-resuming.ts';

const NOTHING_HERE = { fresh: true, returnedWith: null, cancelledAtGateway: false, unfinished: null };

/** Opens the page where the visit stopped, and offers an unfinished order. [S4-39] [S4-40] */
export function useEntrance(checkout: Checkout) {
  const { opened, session, page, order, told, said, choice } = checkout;
  const resumeCheckout = useUseCase(ResumeCheckout);
  const entered = useResuming(opened.session.id, page.state.at !== 'ENTRANCE');
  const asking = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function open(signedIn: boolean): Promise<void> {
    const entry = entered();
    // Back to the page as it was before the buyer left for the gateway. [S2.11-10]
    if (entry.back.kind === 'CANCELLED')
      void navigate({ pathname, search: searchBeforeGateway(search) }, { replace: true, preventScrollReset: true });
    const answer = await resumeCheckout({
      ...entry,
      fresh: entry.fresh && entry.checkoutSessionId === null,
      signedIn,
    });
    if (!answer.ok) {
      page.tell({ kind: 'OPEN', entry: NOTHING_HERE, kept: null, ticketsHeld: false, begun: null });
      said.set({ ...said.now(), trouble: shownTrouble(answer.refusal, 'TICKETS') });
      return;
    }
    const { draft, lines, session: begun, unfinished } = answer.value;
    const events = page.tell({
      kind: 'OPEN',
      entry: answer.value.entry,
      kept: draft === null ? null : keptPage(draft),
      ticketsHeld: lines.length > 0,
      begun:
        begun === null
          ? null
          : { checkoutSessionId: begun.id, status: begun.status, transferable: begun.transfer !== null },
    });
    const at = page.now();
    const choosesAgain = at.at === 'STEP' && at.step === 'SELECT_TICKET';
    order.set({
      cart: lines.length === 0 ? null : heardCart(lines, false),
      session: begun === null || choosesAgain ? null : heardSession(begun),
      unfinished,
      failedBy: null,
    });
    if (draft === null && lines.length > 0) choice.restore(quantitiesOf(lines), {});
    if (draft !== null) {
      choice.restore(draft.quantities, draft.seats);
      const { attendees, drafted, donationSaved } = draft;
      told.set({ ...told.now(), attendees, drafted, donationSaved });
    }
    if (events.ok && events.value.some(({ kind }) => kind === 'HOLD_LOST'))
      said.set({ ...said.now(), trouble: shownTrouble({ code: 'HOLD_EXPIRED' }, 'TICKETS') });
  }

  useEffect(() => {
    if (session.kind === 'UNKNOWN' || page.now().at !== 'ENTRANCE' || asking.current) return;
    asking.current = true;
    void open(session.kind === 'SIGNED_IN').finally(() => {
      asking.current = false;
    });
  });

  useKeptDraft(entered, {
    page: page.state,
    quantities: choice.quantities,
    seats: choice.seats,
    askedToSignIn: said.value.trouble?.next === 'SIGN_IN',
    attendees: told.value.attendees,
    drafted: told.value.drafted,
    donationSaved: told.value.donationSaved,
    checkoutSessionId: order.value.session?.value.id ?? null,
  });

  /** False: there is no order of this session that is being paid. */
  async function offerUnfinished(): Promise<boolean> {
    const before = await resumeCheckout({
      ...entered(),
      fresh: false,
      signedIn: true,
      checkoutSessionId: null,
      back: { kind: 'NONE' },
    });
    if (!before.ok || before.value.unfinished === null) return false;
    const { unfinished } = before.value;
    order.set({ ...order.now(), unfinished });
    return page.tell({ kind: 'OFFER_UNFINISHED', checkoutSessionId: unfinished.id }).ok;
  }

  return { offerUnfinished, visit: () => entered().visit, back: () => entered().back };
}
