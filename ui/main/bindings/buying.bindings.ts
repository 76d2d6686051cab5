import { makeGraphqlTicketWallet } from '#adapters/graphql/ticket/graphql-ticket-wallet.ts';
import { makeSessionStorageIntentKeys } from '#adapters/storage/platform/session-storage-intent-keys.ts';
import { makeSessionStorageLetterBox } from '#adapters/storage/platform/session-storage-letter-box.ts';
import { makeSessionStorageCheckoutDrafts } from '#adapters/storage/sale/session-storage-checkout-drafts.ts';
import { makeCachedOfflinePages } from '#adapters/storage/ticket/cached-offline-pages.ts';
import { makeLocalKeptTickets } from '#adapters/storage/ticket/local-kept-tickets.ts';
import { FetchThanksImage, makeFetchThanksImage } from '#application/event/fetch-thanks-image.ts';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { makeOpenQuestionnaire, OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { SeatMaps } from '#application/event/ports/seat-maps.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { IntentKeys } from '#application/platform/ports/intent-keys.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { AnswerLetter, makeAnswerLetter } from '#application/rsvp/answer-letter.ts';
import { InvitationDesk } from '#application/rsvp/ports/invitation-desk.ts';
import { LetterBox } from '#application/rsvp/ports/letter-box.ts';
import { BeginCheckout, makeBeginCheckout } from '#application/sale/begin-checkout.ts';
import { ChooseLateMoney, makeChooseLateMoney } from '#application/sale/choose-late-money.ts';
import { ChooseTickets, makeChooseTickets } from '#application/sale/choose-tickets.ts';
import { DoPurchaseAct, makeDoPurchaseAct } from '#application/sale/do-purchase-act.ts';
import { FindUnfinishedPayment, makeFindUnfinishedPayment } from '#application/sale/find-unfinished-payment.ts';
import { FollowOrder, makeFollowOrder } from '#application/sale/follow-order.ts';
import { IsUnderWay, makeIsUnderWay } from '#application/sale/is-under-way.ts';
import { KeepDraft, makeKeepDraft } from '#application/sale/keep-draft.ts';
import { LookAtCart, makeLookAtCart } from '#application/sale/look-at-cart.ts';
import { LookAtOrders, makeLookAtOrders } from '#application/sale/look-at-orders.ts';
import { LookAtSeats, makeLookAtSeats } from '#application/sale/look-at-seats.ts';
import { makeOpenPaymentPage, OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { makeOpenSharedOrder, OpenSharedOrder } from '#application/sale/open-shared-order.ts';
import { makePayByBankTransfer, PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import { Cart } from '#application/sale/ports/cart.ts';
import { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { SharedOrders } from '#application/sale/ports/shared-order.ts';
import { TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import { makeResumeCheckout, ResumeCheckout } from '#application/sale/resume-checkout.ts';
import { makeShareOrder, ShareOrder } from '#application/sale/share-order.ts';
import { FetchPapers, makeFetchPapers } from '#application/ticket/fetch-papers.ts';
import { HandOnTicket, makeHandOnTicket } from '#application/ticket/hand-on-ticket.ts';
import { ListMyTickets, makeListMyTickets } from '#application/ticket/list-my-tickets.ts';
import { LookForOwnTicket, makeLookForOwnTicket } from '#application/ticket/look-for-own-ticket.ts';
import { makeOpenTicket, OpenTicket } from '#application/ticket/open-ticket.ts';
import { KeptTickets } from '#application/ticket/ports/kept-tickets.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import { OwnTickets } from '#application/ticket/ports/own-tickets.ts';
import { TicketHands } from '#application/ticket/ports/ticket-hands.ts';
import { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

const fetchHere: typeof fetch = (...args) => window.fetch(...args);

/** Checkout and tickets. Loaded with the first screen that needs it. */
export const buyingBindings: Wiring = (bind) => {
  bindTo(bind, TicketCounter, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/graphql-ticket-counter.ts')).makeGraphqlTicketCounter(transport),
      {
        open: true,
      },
    ),
  );
  bindTo(bind, Cart, [Transport], (transport) =>
    lazyPort(async () => (await import('#adapters/graphql/sale/graphql-cart.ts')).makeGraphqlCart(transport), {
      read: true,
      choose: true,
      empty: true,
    }),
  );
  bindTo(bind, SeatMaps, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/seat/graphql-seat-maps.ts')).makeGraphqlSeatMaps(transport),
      { read: true },
    ),
  );
  bindTo(bind, InvitationDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/rsvp/graphql-invitation-desk.ts')).makeGraphqlInvitationDesk(transport),
      {
        read: true,
        accept: true,
        decline: true,
      },
    ),
  );
  bindTo(bind, LetterBox, [], () => makeSessionStorageLetterBox(() => window.sessionStorage));
  bindTo(bind, OwnTickets, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/ticket/graphql-own-tickets.ts')).makeGraphqlOwnTickets(transport),
      { read: true },
    ),
  );
  bindTo(bind, CheckoutDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/sale/graphql-checkout-desk.ts')).makeGraphqlCheckoutDesk(transport),
      {
        saveDonation: true,
        begin: true,
        read: true,
        unfinished: true,
        cancel: true,
        startBankTransfer: true,
        resumeLink: true,
        chooseLateMoney: true,
      },
    ),
  );
  bindTo(bind, TicketWallet, [Transport], makeGraphqlTicketWallet);
  bindTo(bind, TicketHands, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/ticket/graphql-ticket-hands.ts')).makeGraphqlTicketHands(transport),
      {
        edit: true,
        give: true,
        takeBack: true,
        mailAgain: true,
        receive: true,
      },
    ),
  );
  bindTo(bind, KeptTickets, [], () => makeLocalKeptTickets(() => window.localStorage));
  bindTo(bind, OfflinePages, [], () =>
    makeCachedOfflinePages({ caches: () => window.caches, workers: () => navigator.serviceWorker }),
  );
  bindTo(bind, OwnOrders, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/sale/graphql-own-orders.ts')).makeGraphqlOwnOrders(transport),
      {
        list: true,
        read: true,
      },
    ),
  );
  bindTo(bind, SharedOrders, [], () =>
    lazyPort(
      async () => {
        const { makeRestSharedOrders } = await import('#adapters/rest/sale/rest-shared-orders.ts');
        return makeRestSharedOrders({ baseUrl: '', fetch: fetchHere, locale: () => document.documentElement.lang });
      },
      { read: true },
    ),
  );
  bindTo(bind, CheckoutDrafts, [], () => makeSessionStorageCheckoutDrafts(() => window.sessionStorage));
  bindTo(bind, IntentKeys, [], () => makeSessionStorageIntentKeys(() => window.sessionStorage));

  bindTo(bind, OpenQuestionnaire, [Questionnaires], makeOpenQuestionnaire);
  // Few events ask questions.
  bindTo(bind, HandInAnswers, [ImageUpload], (send) => async (filled) => {
    const { makeHandInAnswers } = await import('#application/event/make-hand-in-answers.ts');
    return makeHandInAnswers(send)(filled);
  });
  bindTo(bind, OpenPaymentPage, [TicketCounter, Clock], (ticketCounter, clock) =>
    makeOpenPaymentPage({ ticketCounter, clock }),
  );
  bindTo(bind, ResumeCheckout, [Cart, CheckoutDesk, CheckoutDrafts], (cart, checkoutDesk, checkoutDrafts) =>
    makeResumeCheckout({ cart, checkoutDesk, checkoutDrafts }),
  );
  bindTo(bind, IsUnderWay, [CheckoutDrafts], (checkoutDrafts) => makeIsUnderWay({ checkoutDrafts }));
  bindTo(bind, KeepDraft, [CheckoutDrafts], (checkoutDrafts) => makeKeepDraft({ checkoutDrafts }));
  bindTo(bind, LookAtSeats, [SeatMaps], (seatMaps) => makeLookAtSeats({ seatMaps }));
  bindTo(bind, LookAtCart, [Cart], (cart) => makeLookAtCart({ cart }));
  bindTo(bind, ChooseTickets, [Cart, IntentKeys, NewKey], (cart, intentKeys, newKey) =>
    makeChooseTickets({ cart, intentKeys, newKey }),
  );
  bindTo(bind, BeginCheckout, [CheckoutDesk, IntentKeys, NewKey], (checkoutDesk, intentKeys, newKey) =>
    makeBeginCheckout({ checkoutDesk, intentKeys, newKey }),
  );
  bindTo(bind, DoPurchaseAct, [Cart, CheckoutDesk, IntentKeys, NewKey], (cart, checkoutDesk, intentKeys, newKey) =>
    makeDoPurchaseAct({ cart, checkoutDesk, intentKeys, newKey }),
  );
  bindTo(bind, LookForOwnTicket, [OwnTickets], (ownTickets) => makeLookForOwnTicket({ ownTickets }));
  bindTo(bind, FindUnfinishedPayment, [CheckoutDesk], (checkoutDesk) => makeFindUnfinishedPayment({ checkoutDesk }));
  bindTo(bind, PayByBankTransfer, [CheckoutDesk, IntentKeys, NewKey], (checkoutDesk, intentKeys, newKey) =>
    makePayByBankTransfer({ checkoutDesk, intentKeys, newKey }),
  );
  bindTo(bind, FollowOrder, [CheckoutDesk, LiveUpdates], (checkoutDesk, liveUpdates) =>
    makeFollowOrder({ checkoutDesk, liveUpdates }),
  );
  bindTo(bind, ShareOrder, [CheckoutDesk], (checkoutDesk) => makeShareOrder({ checkoutDesk }));
  bindTo(bind, ChooseLateMoney, [CheckoutDesk], (checkoutDesk) => makeChooseLateMoney({ checkoutDesk }));
  bindTo(bind, OpenSharedOrder, [SharedOrders], (sharedOrders) => makeOpenSharedOrder({ sharedOrders }));

  bindTo(bind, FetchThanksImage, [], () =>
    makeFetchThanksImage({
      pictures: async (path) =>
        (await import('#adapters/rest/platform/fetch-picture.ts')).makeFetchPicture(fetchHere)(path),
    }),
  );
  bindTo(bind, AnswerLetter, [InvitationDesk, LetterBox], (invitationDesk, letterBox) =>
    makeAnswerLetter({ invitationDesk, letterBox }),
  );

  bindTo(bind, FetchPapers, [AccessToken, FailureNotices], (tokens, failures) =>
    makeFetchPapers({
      papers: lazyPort(
        async () => {
          const { makeRestTicketPapers } = await import('#adapters/rest/ticket/rest-ticket-papers.ts');
          return makeRestTicketPapers({
            fetch: fetchHere,
            failures,
            locale: () => document.documentElement.lang,
            tokens,
          });
        },
        { ofTicket: true, ofOrder: true },
      ),
    }),
  );
  bindTo(bind, LookAtOrders, [OwnOrders], (ownOrders) => makeLookAtOrders({ ownOrders }));
  bindTo(bind, ListMyTickets, [TicketWallet], (ticketWallet) => makeListMyTickets({ ticketWallet }));
  bindTo(
    bind,
    OpenTicket,
    [TicketWallet, KeptTickets, OfflinePages, Clock],
    (ticketWallet, keptTickets, offlinePages, clock) =>
      makeOpenTicket({ ticketWallet, keptTickets, offlinePages, clock }),
  );
  bindTo(bind, HandOnTicket, [TicketHands], (ticketHands) => makeHandOnTicket({ ticketHands }));
};
