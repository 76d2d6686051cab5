import { useState } from 'react';
import type { EventOnSale } from '#application/event/ports/event-pages.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { PanelDraft } from '#application/sale/keep-panel-entries.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import { numberOfForms } from '#domain/event/questionnaire/form.ts';
import { hasStoppedSelling, sessionOfEvent } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import type { Result } from '#domain/kernel/result.ts';
import {
  decidePrivatePurchase,
  type PrivatePurchaseCommand,
  type PrivatePurchaseProblem,
} from '#domain/sale/checkout/decide-private-purchase.ts';
import type { PrivateSetting } from '#domain/sale/checkout/private-order.ts';
import { hasOwnersPanel } from '#domain/sale/checkout/private-panel.ts';
import {
  evolvePrivatePurchase,
  NO_ENTRIES,
  PANEL_OPENED,
  type PrivatePurchase,
} from '#domain/sale/checkout/private-purchase.ts';
import { useCurrent } from '#ui/bindings/use-current.ts';
import { useDecider } from '#ui/bindings/use-decider.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { attendeeForms, attendeeProblems } from '#ui/screens/sale/payment/attendee.view.ts';
import { placesOf } from '#ui/screens/sale/payment/payment.view.ts';
import {
  changedQuantity,
  type PickRow,
  pickRows,
  previewSummary,
  type Quantities,
} from '#ui/screens/sale/payment/tickets/selection.view.ts';
import type { ChoiceNotice } from '#ui/screens/sale/payment/tickets/use-ticket-choice.ts';
import { ALWAYS_OFFERED } from './method.view.ts';
import type { PrivateLook } from './private-panel.view.ts';
import type { OwnTicketLook } from './use-own-ticket.ts';
import { usePanelCode } from './use-panel-code.ts';

export type PanelOf = {
  readonly event: EventOnSale;
  readonly look: PrivateLook;
  readonly ticket: OwnTicketLook;
  readonly now: Instant;
  readonly draft?: PanelDraft | null;
  readonly roomId?: string | null;
  /** A discount code in the page's address. */
  readonly linkCode?: string | null;
};

type Told = { readonly command: PrivatePurchaseCommand; readonly setting: PrivateSetting };
const openedWith = (draft: PanelDraft | null, linkCode: string | null): PrivatePurchase => {
  const entries = draft?.entries ?? NO_ENTRIES;
  return evolvePrivatePurchase(PANEL_OPENED, {
    kind: 'ENTERED',
    entries: { ...entries, promoCode: entries.promoCode ?? linkCode },
  });
};
const RULE = {
  decide: (at: PrivatePurchase, { command, setting }: Told) => decidePrivatePurchase(at, command, setting),
  evolve: evolvePrivatePurchase,
};
const NO_ROWS: readonly PickRow[] = [];

export function usePanelPurchase({ event, look, ticket, now, draft = null, linkCode = null }: PanelOf) {
  const session = useSession();
  const account: Account | null = session.kind === 'SIGNED_IN' ? session.account : null;
  const purchase = useDecider({ ...RULE, first: openedWith(draft, linkCode) });
  const [quantities, setQuantities] = useState<Quantities>(draft?.quantities ?? {});
  const offered = useCurrent(ALWAYS_OFFERED);
  const [notice, setNotice] = useState<ChoiceNotice | null>(null);

  const counter = look.session === null ? null : sessionOfEvent(event, look.session);
  const rows = counter === null ? NO_ROWS : pickRows(counter, quantities, [], now);
  const entries = 'entries' in purchase.state ? purchase.state.entries : NO_ENTRIES;
  const tickets = rows.reduce((total, row) => total + row.quantity, 0);
  const peopleFor = (tickets: number, who: Account | null): readonly AttendeeDetails[] =>
    attendeeForms([], who, numberOfForms(tickets, event.formPerTicket));
  const chosen = rows.map(({ ticket: { id }, quantity }) => ({ ticketId: id, quantity }));
  const lacksInfo = (who: Account | null): boolean =>
    event.generalInfo && attendeeProblems(peopleFor(tickets, who), true).length > 0;
  const asksPeopleOf = (who: Account | null): boolean => (event.formPerTicket && tickets > 1) || lacksInfo(who);

  const settingFor = (who: Account | null): PrivateSetting => ({
    signedIn: who !== null,
    questionnaire: event.questionnaire || asksPeopleOf(who),
    status: event.status,
    ended: look.ended,
    saleState: look.saleState,
    ownsTicket: hasOwnersPanel({ ...ticket.own, requiredApproval: event.requiredApproval }),
    donationEnabled: event.donationEnabled && !hasStoppedSelling(event),
    hasPolicy: event.policy !== null,
    methods: offered.now(),
  });

  const tell = (
    command: PrivatePurchaseCommand,
    who: Account | null = account,
  ): Result<PrivatePurchase, PrivatePurchaseProblem> => {
    const decided = purchase.tell({ command, setting: settingFor(who) });
    return decided.ok ? { ok: true, value: purchase.now() } : decided;
  };
  const code = usePanelCode({
    event,
    counter,
    rows,
    entries,
    signedIn: account !== null,
    keep: (promoCode) => void tell({ kind: 'FILL_IN', filled: { promoCode } }),
  });

  return {
    session,
    account,
    state: purchase.state,
    now: purchase.now,
    tell,
    code,
    counter,
    rows,
    quantities,
    entries,
    summary: previewSummary(rows, entries.donation.amount, code.off),
    notice,
    peopleFor,
    asksPeople: asksPeopleOf(account),
    places: placesOf(chosen, counter?.tickets ?? []),
    setQuantity: (ticketId: string, quantity: number) => {
      const changed = changedQuantity(rows, quantities, ticketId, quantity);
      if (changed === null) return;
      setQuantities(changed.quantities);
      setNotice(changed.notice);
    },
    setOffered: offered.set,
    eventKey: keyInSlug(event.slug),
    clear: () => setQuantities({}),
    clearNotice: () => setNotice(null),
  };
}

export type PanelPurchase = ReturnType<typeof usePanelPurchase>;
