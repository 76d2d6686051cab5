import { act } from 'react';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { type MemoryBoxOffice, makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import { memoryFirstTexts } from '#adapters/storage/platform/memory-first-texts.ts';
import { makeSessionStorageIdempotencyKeys } from '#adapters/storage/platform/session-storage-idempotency-keys.ts';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { LookAtSession } from '#application/event/look-at-session.ts';
import { makeHandInAnswers } from '#application/event/make-hand-in-answers.ts';
import { makeWatchStock } from '#application/event/make-watch-stock.ts';
import { OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import type { EventPage as EventPageData } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { PayByCard } from '#application/money/pay-by-card.ts';
import { CardProvider } from '#application/money/ports/card-provider.ts';
import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { FindUnfinishedPayment } from '#application/sale/find-unfinished-payment.ts';
import { FollowOrder } from '#application/sale/follow-order.ts';
import { KeepPanelEntries } from '#application/sale/keep-panel-entries.ts';
import { PayAtGateway } from '#application/sale/pay-at-gateway.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import { PayFromWallet } from '#application/sale/pay-from-wallet.ts';
import { PayManually } from '#application/sale/pay-manually.ts';
import { CardOffers } from '#application/sale/ports/card-offers.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import { PreviewCode } from '#application/sale/preview-code.ts';
import { ReadPaymentMethods } from '#application/sale/read-payment-methods.ts';
import { RunPurchaseAction } from '#application/sale/run-purchase-action.ts';
import { ShareOrder } from '#application/sale/share-order.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import type { OwnTicket } from '#application/ticket/ports/own-tickets.ts';
import type { FormField } from '#domain/event/questionnaire/form.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { EventOffers } from '#domain/sale/reservation/reservation.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { simulatedCards } from '#test/rendered/simulated-cards.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';

export const SEN = aTicket({
  id: 'sen',
  name: 'Hạng Sen',
  price: dong(200_000),
  originalPrice: dong(200_000),
  remaining: 10,
});
export const FREE = aTicket({ id: 'free', name: 'Vé mời', price: dong(0), originalPrice: dong(0), remaining: 10 });
export const over = { beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) };

export const privateEvent = (tickets = [SEN], more: Partial<EventPageData> = {}, session: Partial<typeof over> = {}) =>
  anEventPage({ feature: 'PRIVATE', sessions: [aSession({ tickets, ...session })], ...session, ...more });
export const giving = { donationEnabled: true };

type World = {
  readonly locale?: 'en' | 'vi';
  readonly signedIn?: boolean;
  readonly own?: OwnTicket | ((reads: number) => OwnTicket);
  readonly fields?: readonly FormField[];
  readonly desk?: (desk: CheckoutDesk) => CheckoutDesk;
  /** Where the page knew less than the box office when it opened. */
  readonly opens?: EventPageData;
  readonly gateways?: readonly PaymentMethod[];
  readonly offers?: EventOffers;
  /** Of the page's address. */
  readonly query?: string;
  /** In the buyer's wallet, in dong. */
  readonly wallet?: number;
  readonly before?: {
    readonly office: MemoryBoxOffice;
    readonly liveUpdates: ReturnType<typeof makeMemoryLiveUpdates>;
  };
};

export async function show(
  event: EventPageData,
  {
    locale = 'en',
    signedIn = true,
    own,
    fields = [QUESTIONS.company],
    desk = (same) => same,
    opens = event,
    before,
    gateways = [],
    offers = { promotions: [], codes: [] },
    wallet = 0,
    query = '',
  }: World = {},
) {
  let ids = 0;
  let reads = 0;
  const clock = { now: () => NOW };
  const liveUpdates = before?.liveUpdates ?? makeMemoryLiveUpdates();
  const office =
    before?.office ??
    makeMemoryBoxOffice({
      events: [event],
      clock,
      newId: () => `id-${++ids}`,
      buyer: () => 'lan',
      changed: liveUpdates.changed,
      gateways,
      offers,
      wallet: dong(wallet),
      payingCard: (cardId) => cards.paying(cardId),
    });
  const checkoutDesk = desk(office.checkoutDesk);
  const { cart, eventPages, paymentDesk, ticketWallet } = office;
  const keys = {
    idempotencyKeys: makeSessionStorageIdempotencyKeys(() => window.sessionStorage),
    newKey: () => `key-${++ids}`,
  };
  const cards = simulatedCards(() => paymentDesk, 200_000);
  const ownTickets = {
    read: async () => {
      reads += 1;
      const held = await ticketWallet.list('UPCOMING', null);
      if (own !== undefined) return ok(typeof own === 'function' ? own(reads) : own);
      return ok({ isOwnedTicket: held.ok && held.value.tickets.length > 0, orderStatus: null });
    },
  };
  const Component = withUseCases(EventPage, [
    given(WatchStock, makeWatchStock({ eventPages, liveUpdates })),
    given(LookAtSession, LookAtSession.make({ eventPages })),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FindOwnTicket, FindOwnTicket.make({ ownTickets })),
    given(WaitingPlaces, {
      mine: async () => ok([]),
      join: async () => refused({ code: 'NOT_SOLD_OUT' }),
      leave: async () => ok(null),
    }),
    given(RunPurchaseAction, RunPurchaseAction.make({ cart, checkoutDesk, ...keys })),
    given(KeepPanelEntries, KeepPanelEntries.make({ shelf: memoryFirstTexts(() => window.sessionStorage, 'draft') })),
    given(FindUnfinishedPayment, FindUnfinishedPayment.make({ checkoutDesk })),
    given(PayByBankTransfer, PayByBankTransfer.make({ checkoutDesk, ...keys })),
    given(PayAtGateway, PayAtGateway.make({ paymentDesk, ...keys })),
    given(PayFromWallet, PayFromWallet.make({ paymentDesk })),
    given(PayManually, PayManually.make({ paymentDesk })),
    given(ReadPaymentMethods, ReadPaymentMethods.make({ paymentDesk })),
    given(CardWallet, cards.cardWallet),
    given(CardProvider, cards.cardProvider),
    given(Pause, async () => undefined),
    given(CardOffers, office.cardOffers),
    given(PreviewCode, PreviewCode.make({ promotionDesk: office.promotionDesk })),
    given(PayByCard, PayByCard.make({ cardWallet: cards.cardWallet, ...keys, pause: async () => undefined })),
    given(FollowOrder, FollowOrder.make({ checkoutDesk, paymentDesk, liveUpdates })),
    given(OpenQuestionnaire, async () => ok({ version: 1, fields })),
    given(
      HandInAnswers,
      makeHandInAnswers(async () => refused({ code: 'UNAUTHORIZED' })),
    ),
    given(ShareOrder, ShareOrder.make({ checkoutDesk })),
  ]);
  const page = await renderPage(
    [
      { path: '/', Component, loader: () => ({ event: opens, now: NOW }) },
      { path: '*', element: null },
    ],
    {
      locale,
      now: NOW,
      at: `/${query}`,
      ...(signedIn ? { account: { ...someAccount, firstName: 'Lan', lastName: 'Nguyễn' } } : {}),
    },
  );
  // The page's frame, which asks for the session, is missing here.
  if (!signedIn) await act(async () => void (await page.sessions.known()));
  await appears('section[aria-labelledby="registration-title"]:not([aria-busy="true"])');
  await settle();
  return { office, liveUpdates, page, cards, reads: () => reads };
}

export const panel = () =>
  (document.querySelector('section[aria-labelledby="registration-title"]')?.textContent ?? '').replaceAll(
    '\u00a0',
    ' ',
  );
export const said = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
export const amount = () => find('label', /^Donation amount/).parentElement?.querySelector('input') ?? null;
export const mainButton = () => find('button.MuiButton-contained', /^(Buy ticket now|Donation)$/) as HTMLButtonElement;
export const buy = () => click(mainButton());
export const ownerOf = (orderStatus: OrderStatus | null): OwnTicket => ({ isOwnedTicket: true, orderStatus });

export async function write(field: HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
