import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventPage, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { DoPurchaseAct, type PurchaseBasket } from '#application/sale/do-purchase-act.ts';
import { FindUnfinishedPayment } from '#application/sale/find-unfinished-payment.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import type { BankTransferInstruction, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { numberOfForms } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#domain/money/payment/payment-method.ts';
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
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { Place } from '#ui/screens/event/questionnaire/questionnaire.view.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire/use-questionnaire.ts';
import { attendeeForms, trimmed } from '#ui/screens/sale/payment/attendee.view.ts';
import {
  type PickRow,
  pickRows,
  previewSummary,
  type Quantities,
  wantedLines,
} from '#ui/screens/sale/payment/tickets/selection.view.ts';
import type { ChoiceNotice } from '#ui/screens/sale/payment/tickets/use-ticket-choice.ts';
import { METHODS } from './method.view.ts';
import type { PrivateLook } from './private-panel.view.ts';
import { useFollowedPayment } from './use-followed-payment.ts';
import type { OwnTicketLook } from './use-own-ticket.ts';
import { useTicketLooks } from './use-ticket-looks.ts';

type Paying = {
  readonly session: CheckoutSession;
  readonly transfer: BankTransferInstruction;
  readonly heardAt: number;
};

export type PurchaseSetback =
  | { readonly kind: 'PROBLEM'; readonly problem: PrivatePurchaseProblem }
  | { readonly kind: 'TROUBLE'; readonly trouble: Trouble; readonly numberOfTickets: number };

type Asked = {
  readonly event: EventPage;
  readonly look: PrivateLook;
  readonly ticket: OwnTicketLook;
  readonly now: Instant;
  readonly onSetback: (setback: PurchaseSetback) => void;
};

const NO_ROWS: readonly PickRow[] = [];

/**
 * Buying and giving on a private event's own page: the domain's machine, and what it asks for done. [S4-41] [S4-43]
 * [S4-45] [S4-46]
 */
export function usePrivatePurchase({ event, look, ticket, now, onSetback }: Asked) {
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const doAct = useUseCase(DoPurchaseAct);
  const payByBankTransfer = useUseCase(PayByBankTransfer);
  const findUnfinishedPayment = useUseCase(FindUnfinishedPayment);
  const account: Account | null = session.kind === 'SIGNED_IN' ? session.account : null;
  const [purchase, setPurchase] = useState<PrivatePurchase>(PANEL_OPENED);
  const latest = useRef(purchase);
  const [quantities, setQuantities] = useState<Quantities>({});
  const [notice, setNotice] = useState<ChoiceNotice | null>(null);
  const registered = useRef<readonly RegisteredPlace[] | null>(null);
  const [method, setMethod] = useState<PaymentMethod>(DEFAULT_PAYMENT_METHOD);
  const [paying, setPaying] = useState<Paying | null>(null);
  const [transferShown, setTransferShown] = useState(false);
  /** Something was given with what is being ordered: thanks are due once it went through. */
  const [given, setGiven] = useState(false);

  const counter: SessionOnSale | null = look.session;
  const rows = counter === null ? NO_ROWS : pickRows(counter, quantities, [], now);
  const entries = 'entries' in purchase ? purchase.entries : NO_ENTRIES;
  const { donation, policyAgreed, donateOnlyWanted } = entries;
  const summary = previewSummary(rows, donation.amount);
  const people = attendeeForms([], account, numberOfForms(summary.tickets, event.formPerTicket));
  const places = rows.flatMap(({ ticket: { id, mode }, quantity }) =>
    Array.from({ length: quantity }, (): Place => ({ ticketTypeId: id, mode })),
  );
  const asksPeople = event.formPerTicket && summary.tickets > 1;
  const ownsTicket = hasOwnersPanel({ ...ticket.own, requiredApproval: event.requiredApproval });

  const settingFor = (who: Account | null): PrivateSetting => ({
    signedIn: who !== null,
    // Who comes is asked too, where each ticket has its own holder.
    questionnaire: event.questionnaire || asksPeople,
    status: event.status,
    ended: look.ended,
    saleState: look.saleState,
    ownsTicket,
    donationEnabled: event.donationEnabled,
    hasPolicy: event.policy !== null,
    methods: METHODS,
  });

  function tell(
    command: PrivatePurchaseCommand,
    who: Account | null = account,
  ): Result<PrivatePurchase, PrivatePurchaseProblem> {
    const decided = decidePrivatePurchase(latest.current, command, settingFor(who));
    if (!decided.ok) return decided;
    latest.current = decided.value.reduce(evolvePrivatePurchase, latest.current);
    setPurchase(latest.current);
    return { ok: true, value: latest.current };
  }

  function fail(trouble: Trouble, numberOfTickets: number): void {
    tell({ kind: 'CALL_OFF' });
    setGiven(false);
    onSetback({ kind: 'TROUBLE', trouble, numberOfTickets });
  }

  /** Goes on until the machine waits for the person, for money or for the ticket. */
  async function goOn(who: Account | null): Promise<void> {
    if (latest.current.at === 'SIGNING_IN') {
      const signedIn = await requireSignIn({ closeable: false });
      if (signedIn === null) {
        tell({ kind: 'CALL_OFF' });
        return;
      }
      tell({ kind: 'SIGNED_IN' }, signedIn);
      return goOn(signedIn);
    }
    if (latest.current.at === 'ORDERING') await order(who);
  }

  async function order(who: Account | null): Promise<void> {
    const { current } = latest;
    if (current.at !== 'ORDERING' || counter === null) return;
    const holders = attendeeForms([], who, numberOfForms(current.order.numberOfTickets, event.formPerTicket)).map(
      trimmed,
    );
    let basket: PurchaseBasket = {
      eventId: event.id,
      sectionEventId: counter.id,
      order: current.order,
      wanted: wantedLines(rows),
      attendees: holders,
      registered: registered.current,
      formPerTicket: event.formPerTicket,
      message: current.entries.donation.message,
      policyAgreed: current.entries.policyAgreed,
      lines: [],
      session: null,
    };
    while (latest.current.at === 'ORDERING') {
      const done = await doAct(latest.current.act, basket);
      if (!done.ok) return fail(done.refusal, basket.order.numberOfTickets);
      basket = done.value;
      const begun = basket.session;
      const told = tell(
        begun === null
          ? { kind: 'ACT_DONE' }
          : { kind: 'CHECKOUT_BEGUN', checkoutSessionId: begun.id, price: begun.price },
        who,
      );
      if (!told.ok) return;
    }
    if (basket.session !== null) await pay(basket.session, basket.order.numberOfTickets);
  }

  async function pay(begun: CheckoutSession, numberOfTickets: number): Promise<void> {
    if (begun.donation > 0) setGiven(true);
    if (latest.current.at !== 'PAYING') return;
    const transfer = await payByBankTransfer(begun.id);
    if (!transfer.ok) return fail(transfer.refusal, numberOfTickets);
    setPaying({ session: begun, transfer: transfer.value, heardAt: performance.now() });
    setTransferShown(true);
  }

  const link = useFollowedPayment(purchase.at === 'PAYING' && paying !== null ? paying.session.id : null, (told) => {
    if (keepsPolling(told.status)) {
      setPaying(
        (known) => known && { session: told, transfer: told.transfer ?? known.transfer, heardAt: performance.now() },
      );
      return;
    }
    setTransferShown(false);
    setPaying(null);
    if (told.status === 'SUCCESSFUL' || told.status === 'REQUIRED_APPROVAL' || told.status === 'PROCESSING')
      tell({ kind: 'PAYMENT_MADE' });
    else fail({ code: 'HOLD_EXPIRED' }, told.lines.length);
  });

  const takeUp = useEffectEvent(
    ({ session: begun, transfer }: NonNullable<Awaited<ReturnType<FindUnfinishedPayment>>>) => {
      const numberOfTickets = begun.lines.reduce((count, line) => count + line.quantity, 0);
      const order = { numberOfTickets, donation: begun.donation, total: begun.price };
      const told = tell({ kind: 'TAKE_UP', checkoutSessionId: begun.id, order, method: DEFAULT_PAYMENT_METHOD });
      if (!told.ok) return;
      setGiven(begun.donation > 0);
      setPaying({ session: begun, transfer, heardAt: performance.now() });
    },
  );
  const [accountId, sessionId] = [account?.id ?? null, counter?.id ?? null];
  useEffect(() => {
    if (accountId === null || sessionId === null) return;
    let away = false;
    void findUnfinishedPayment(sessionId).then((found) => found !== null && !away && takeUp(found));
    return () => {
      away = true;
    };
  }, [findUnfinishedPayment, accountId, sessionId]);

  const isOwned = async (): Promise<boolean> => {
    const own = await ticket.look();
    return own !== null && hasOwnersPanel({ ...own, requiredApproval: event.requiredApproval });
  };
  useTicketLooks(purchase.at === 'LOOKING' ? purchase.looks : null, isOwned, (owned) => {
    const told = tell({ kind: 'LOOKED', ownsTicket: owned });
    if (!told.ok || told.value.at !== 'OWNED') return;
    setQuantities({});
    tell({ kind: 'START_ANEW' });
  });

  const signedOut = session.kind === 'SIGNED_OUT';
  const stop = useEffectEvent(() => {
    if (latest.current.at === 'LOOKING' || latest.current.at === 'PAYING')
      tell({ kind: 'STOP', because: 'SIGNED_OUT' });
  });
  useEffect(() => {
    if (signedOut) stop();
  }, [signedOut]);

  /** The last form's button says how to pay as well. [S2.10-04] */
  async function register(filled: readonly RegisteredPlace[]): Promise<void> {
    registered.current = filled;
    const told = tell({ kind: 'ANSWERED', formsValid: true });
    if (!told.ok) return onSetback({ kind: 'PROBLEM', problem: told.refusal });
    if (told.value.at === 'CHOOSING_METHOD') tell({ kind: 'CHOOSE_METHOD', method });
    await goOn(account);
  }

  async function begin(command: PrivatePurchaseCommand): Promise<void> {
    if (latest.current.at === 'ENDED') tell({ kind: 'START_ANEW' });
    setNotice(null);
    if (command.kind === 'BUY') registered.current = null;
    const told = tell(command);
    if (!told.ok) return onSetback({ kind: 'PROBLEM', problem: told.refusal });
    await goOn(account);
  }

  return {
    purchase,
    account,
    rows,
    summary,
    donation,
    donateOnlyWanted,
    policyAgreed,
    notice,
    people,
    places,
    asksPeople,
    method,
    paying,
    transferShown,
    link,
    given,
    busy: 'order' in purchase || purchase.at === 'LOOKING',
    act: {
      setQuantity: (ticketId: string, quantity: number) => {
        const row = rows.find((one) => one.ticket.id === ticketId);
        if (row === undefined) return;
        setQuantities({ ...quantities, [ticketId]: Math.max(0, Math.min(quantity, row.max)) });
        setNotice(quantity > row.max ? { kind: 'AT_MAX', ticketId, max: row.max } : null);
      },
      toggleDonateOnly: () => void tell({ kind: 'TOGGLE_DONATE_ONLY' }),
      setDonation: (entered: { readonly amount: number; readonly message: string }) =>
        void tell({
          kind: 'FILL_IN',
          filled: { donation: { ...entered, amount: dong(entered.amount) }, policyAgreed },
        }),
      agree: (agreed: boolean): void => void tell({ kind: 'FILL_IN', filled: { donation, policyAgreed: agreed } }),
      buy: (): void => void begin({ kind: 'BUY', numberOfTickets: summary.tickets, total: summary.final }),
      chooseMethod: (method: PaymentMethod) => void begin({ kind: 'CHOOSE_METHOD', method }),
      register: (filled: readonly RegisteredPlace[]): void => void register(filled),
      setMethod,
      callOff: () => void tell({ kind: 'CALL_OFF' }),
      showTransfer: () => setTransferShown(true),
      hideTransfer: () => setTransferShown(false),
      /** The order stays as it is, and its mail leads back to it. */
      setAside: () => {
        setPaying(null);
        setGiven(false);
        tell({ kind: 'CALL_OFF' });
      },
      thanked: () => setGiven(false),
    },
  };
}

export type PrivatePurchasePanel = ReturnType<typeof usePrivatePurchase>;
