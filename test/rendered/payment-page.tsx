import { Subject } from 'rxjs';
import { vi } from 'vitest';
import { oneTab } from '#adapters/memory/people/anonymous.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryImageUpload } from '#adapters/memory/platform/memory-image-upload.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import { makeSessionStorageIdempotencyKeys } from '#adapters/storage/platform/session-storage-idempotency-keys.ts';
import { makeSessionStorageCheckoutDrafts } from '#adapters/storage/sale/session-storage-checkout-drafts.ts';
import { FetchThanksImage } from '#application/event/fetch-thanks-image.ts';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { makeHandInAnswers } from '#application/event/make-hand-in-answers.ts';
import { makeWatchStock } from '#application/event/make-watch-stock.ts';
import { OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { ReadSessionCalendar } from '#application/event/session-calendar/read-session-calendar.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { PayByCard } from '#application/money/pay-by-card.ts';
import { CardProvider } from '#application/money/ports/card-provider.ts';
import { CardWallet } from '#application/money/ports/card-wallet.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import type { TabNews } from '#application/platform/ports/tab-coordinator.ts';
import { BeginCheckout } from '#application/sale/begin-checkout.ts';
import { ChooseLateMoney } from '#application/sale/choose-late-money.ts';
import { ChooseTickets } from '#application/sale/choose-tickets.ts';
import { FollowOrder } from '#application/sale/follow-order.ts';
import { IsUnderWay } from '#application/sale/is-under-way.ts';
import { KeepCheckoutDraft } from '#application/sale/keep-checkout-draft.ts';
import { OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { PayAtGateway } from '#application/sale/pay-at-gateway.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import { PayFromWallet } from '#application/sale/pay-from-wallet.ts';
import { PayManually } from '#application/sale/pay-manually.ts';
import { CardOffers } from '#application/sale/ports/card-offers.ts';
import { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { PreviewCode } from '#application/sale/preview-code.ts';
import { ProveManualPayment } from '#application/sale/prove-manual-payment.ts';
import { ReadCart } from '#application/sale/read-cart.ts';
import { ReadPaymentMethods } from '#application/sale/read-payment-methods.ts';
import { ReadSeats } from '#application/sale/read-seats.ts';
import { ReadSpendableBalance } from '#application/sale/read-spendable-balance.ts';
import { ResumeCheckout } from '#application/sale/resume-checkout.ts';
import { ShareHold } from '#application/sale/share-hold.ts';
import { ShareOrder } from '#application/sale/share-order.ts';
import { TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import { type OpenedTicket, TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { type Instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { type ManualTerms, NO_MANUAL_TERMS } from '#domain/money/payment/manual-payment.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { EventOffers } from '#domain/sale/reservation/reservation.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { anOwnOrder } from '#test/builders/an-own-order.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { simulatedCards } from '#test/rendered/simulated-cards.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Payment } from '#ui/screens/sale/payment/Payment.tsx';

export const SEN = aTicket({
  id: 'sen',
  name: 'Hạng Sen',
  price: dong(200_000),
  originalPrice: dong(250_000),
  remaining: 10,
});
export const MAI = aTicket({
  id: 'mai',
  name: 'Hạng Mai',
  price: dong(100_000),
  originalPrice: dong(100_000),
  remaining: 10,
});

export function anEvent(
  more: Partial<EventPage> & { readonly tickets?: EventPage['sessions'][number]['tickets'] } = {},
): EventPage {
  const { tickets = [SEN, MAI], ...rest } = more;
  return anEventPage({ sessions: [aSession({ tickets })], ...rest });
}

export type World = {
  readonly halls?: readonly SessionSeats[];
  readonly event?: EventPage;
  readonly locale?: 'en' | 'vi';
  readonly signedIn?: boolean;
  readonly ticketsAtVenue?: boolean;
  readonly about?: Account['about'];
  readonly offers?: EventOffers;
  readonly gateways?: readonly PaymentMethod[];
  readonly manual?: ManualTerms;
  readonly points?: number;
  /** In dong. */
  readonly wallet?: number;
  readonly query?: string;
  readonly thanksImage?: { readonly file: Blob; readonly name: string };
  /** Of the order that is bought. */
  readonly tickets?: readonly OpenedTicket[];
};

export async function open({
  event = anEvent(),
  locale = 'en',
  signedIn = true,
  about = someAccount.about,
  ticketsAtVenue = false,
  halls = [],
  offers = { promotions: [], codes: [] },
  gateways = [],
  manual = NO_MANUAL_TERMS,
  points: held = 0,
  wallet = 0,
  query = '',
  tickets = [],
  thanksImage,
}: World = {}) {
  let now: Instant = NOW;
  let ids = 0;
  let reference = 0;
  let who: string | null = signedIn ? 'lan' : null;
  const clock = { now: () => now };
  const liveUpdates = makeMemoryLiveUpdates();
  const office = makeMemoryBoxOffice({
    events: [event],
    clock,
    newId: () => `id-${++ids}`,
    buyer: () => who,
    changed: liveUpdates.changed,
    halls,
    offers,
    gateways,
    manual,
    points: () => points(held),
    payingCard: (cardId) => cards.paying(cardId),
    wallet: dong(wallet),
  });
  const { cart, checkoutDesk, paymentDesk, ticketCounter, eventPages, seatMaps } = office;
  const begins = vi.spyOn(checkoutDesk, 'begin');
  const makeDrafts = () => makeSessionStorageCheckoutDrafts(() => window.sessionStorage);
  let checkoutDrafts = makeDrafts();
  const idempotencyKeys = makeSessionStorageIdempotencyKeys(() => window.sessionStorage);
  const newKey = () => `key-${++ids}`;
  const otherTab = new Subject<TabNews>();
  let heldElsewhere = false;
  const tabs = { ...oneTab, isHeld: async () => heldElsewhere, news$: otherTab };
  const cards = simulatedCards(() => paymentDesk, 200_000);
  const component = () =>
    withUseCases(Payment, [
      given(OpenPaymentPage, OpenPaymentPage.make({ ticketCounter, clock })),
      given(ChooseTickets, ChooseTickets.make({ cart, idempotencyKeys, newKey })),
      given(BeginCheckout, BeginCheckout.make({ checkoutDesk, idempotencyKeys, newKey })),
      given(PayByBankTransfer, PayByBankTransfer.make({ checkoutDesk, idempotencyKeys, newKey })),
      given(PayAtGateway, PayAtGateway.make({ paymentDesk, idempotencyKeys, newKey })),
      given(PayFromWallet, PayFromWallet.make({ paymentDesk })),
      given(PayManually, PayManually.make({ paymentDesk })),
      given(ProveManualPayment, ProveManualPayment.make({ paymentDesk, send: makeMemoryImageUpload().upload })),
      given(ReadSpendableBalance, ReadSpendableBalance.make({ paymentDesk })),
      given(ReadPaymentMethods, ReadPaymentMethods.make({ paymentDesk })),
      given(CardWallet, cards.cardWallet),
      given(CardProvider, cards.cardProvider),
      given(Pause, async () => undefined),
      given(
        PayByCard,
        PayByCard.make({ cardWallet: cards.cardWallet, idempotencyKeys, newKey, pause: async () => undefined }),
      ),
      given(ResumeCheckout, ResumeCheckout.make({ cart, checkoutDesk, paymentDesk, checkoutDrafts, tabs })),
      given(ShareHold, ShareHold.make({ tabs })),
      given(ReadCart, ReadCart.make({ cart })),
      given(ReadSeats, ReadSeats.make({ seatMaps })),
      given(IsUnderWay, IsUnderWay.make({ checkoutDrafts })),
      given(KeepCheckoutDraft, KeepCheckoutDraft.make({ checkoutDrafts })),
      given(FollowOrder, FollowOrder.make({ checkoutDesk, paymentDesk, liveUpdates })),
      given(ShareOrder, ShareOrder.make({ checkoutDesk })),
      given(ReadSessionCalendar, async () => []),
      given(FetchThanksImage, async () => thanksImage ?? null),
      given(OwnOrders, {
        list: async () => refused({ code: 'NOT_FOUND' }),
        read: async (id) =>
          id.startsWith('order-') ? ok(anOwnOrder(id, { tickets })) : refused({ code: 'NOT_FOUND' }),
        withdraw: async () => refused({ code: 'NOT_FOUND' }),
        giveBack: async () => refused({ code: 'NOT_FOUND' }),
      }),
      given(TicketWallet, {
        list: async () => refused({ code: 'NOT_FOUND' }),
        read: async (id) => {
          const ticket = tickets.find((one) => one.id === id);
          return ticket === undefined ? refused({ code: 'NOT_FOUND' }) : ok(ticket);
        },
      }),
      given(OpenQuestionnaire, async () => ok({ version: 1, fields: [QUESTIONS.company] })),
      given(
        HandInAnswers,
        makeHandInAnswers(async () => refused({ code: 'UNAUTHORIZED' })),
      ),
      given(TicketSelfService, {
        policy: async () => ok({ refundDays: 2, nameChangeDays: null, sessionChangeDays: null, ticketsAtVenue }),
        offers: async () => ok([]),
        readReturn: async () => refused({ code: 'NOT_FOUND' }),
        giveBack: async () => refused({ code: 'NOT_FOUND' }),
        otherSessions: async () => refused({ code: 'NOT_FOUND' }),
        changeSession: async () => refused({ code: 'NOT_FOUND' }),
      }),
      given(ChooseLateMoney, ChooseLateMoney.make({ checkoutDesk })),
      given(PreviewCode, PreviewCode.make(office)),
      given(CardOffers, office.cardOffers),
      given(WatchStock, makeWatchStock({ eventPages, liveUpdates })),
    ]);
  const session = await ticketCounter.open(5001);
  if (!session.ok) throw new Error('No session');
  const show = (search = query) =>
    renderPage(
      [
        { path: '/', Component: component(), loader: () => ({ session: session.value, now: NOW }) },
        { path: '*', element: null },
      ],
      {
        locale,
        now: NOW,
        at: `/${search}`,
        ...(signedIn
          ? { account: { ...someAccount, firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.test', about } }
          : {}),
      },
    );
  let shown = await show();
  return {
    router: () => shown.router,
    cards,
    office,
    begins,
    liveUpdates,
    pass: (ms: number) => {
      now = later(now, ms);
    },
    takes: async (seatIds: readonly string[]) => {
      who = 'minh';
      const taken = await office.cart.choose(
        5001,
        [{ ticketId: 'sen', quantity: seatIds.length, seatIds }],
        `minh-${++ids}`,
      );
      who = 'lan';
      if (!taken.ok) throw new Error(taken.refusal.code);
    },
    otherTakes: async (ticketId: string, quantity: number) => {
      who = 'minh';
      const taken = await office.cart.choose(5001, [{ ticketId, quantity }], `minh-${++ids}`);
      who = 'lan';
      if (!taken.ok) throw new Error(taken.refusal.code);
    },
    pay: (message: string, amount: number) => office.receiveTransfer(message, dong(amount), `FT${++reference}`),
    reload: async () => {
      shown = await show();
    },
    comesBack: async (search: string) => {
      shown = await show(search);
      await settle(20);
    },
    otherTabChooses: async (ticketId: string, quantity: number) => {
      const chosen = await office.cart.choose(5001, [{ ticketId, quantity }], `other-tab-${++ids}`);
      if (!chosen.ok) throw new Error(chosen.refusal.code);
      otherTab.next({ kind: 'HOLD_CHANGED', sectionEventId: 5001 });
      await settle();
    },
    besideAnother: () => {
      heldElsewhere = true;
    },
    /** Another tab does not know what was entered. */
    enterAnew: async () => {
      window.sessionStorage.clear();
      checkoutDrafts = makeDrafts();
      shown = await show();
    },
  };
}

export const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
export const more = (name: string) => find('button', `One more: ${name}`);
/** The last step's button names the amount, too. */
export const PAY_NOW = /^(Pay now|Thanh toán ngay) /;
const isPayNow = (name: string | RegExp): boolean => typeof name === 'string' && PAY_NOW.test(`${name} `);
export const press = async (name: string | RegExp) => click(find('button', isPayNow(name) ? PAY_NOW : name));
export const message = () => /VEMOI[A-Z0-9]{9}/.exec(text())?.[0] ?? '';
