import { makeGraphqlTicketWallet } from '#adapters/graphql/tickets/graphql-ticket-wallet.ts';
import { makeCachedOfflinePages } from '#adapters/storage/cached-offline-pages.ts';
import { makeLocalKeptTickets } from '#adapters/storage/local-kept-tickets.ts';
import { makeSessionStorageCheckoutDrafts } from '#adapters/storage/session-storage-checkout-drafts.ts';
import { makeSessionStorageIntentKeys } from '#adapters/storage/session-storage-intent-keys.ts';
import { makeSessionStorageLetterBox } from '#adapters/storage/session-storage-letter-box.ts';
import { BeginCheckout, makeBeginCheckout } from '#application/checkout/begin-checkout.ts';
import { ChooseLateMoney, makeChooseLateMoney } from '#application/checkout/choose-late-money.ts';
import { ChooseTickets, makeChooseTickets } from '#application/checkout/choose-tickets.ts';
import { DoPurchaseAct, makeDoPurchaseAct } from '#application/checkout/do-purchase-act.ts';
import { FindUnfinishedPayment, makeFindUnfinishedPayment } from '#application/checkout/find-unfinished-payment.ts';
import { FollowOrder, makeFollowOrder } from '#application/checkout/follow-order.ts';
import { IsUnderWay, makeIsUnderWay } from '#application/checkout/is-under-way.ts';
import { KeepDraft, makeKeepDraft } from '#application/checkout/keep-draft.ts';
import { LeaveCheckout, makeLeaveCheckout } from '#application/checkout/leave-checkout.ts';
import { LookAtCart, makeLookAtCart } from '#application/checkout/look-at-cart.ts';
import { LookAtSeats, makeLookAtSeats } from '#application/checkout/look-at-seats.ts';
import { makeOpenPaymentPage, OpenPaymentPage } from '#application/checkout/open-payment-page.ts';
import { makeOpenSharedOrder, OpenSharedOrder } from '#application/checkout/open-shared-order.ts';
import { makePayByBankTransfer, PayByBankTransfer } from '#application/checkout/pay-by-bank-transfer.ts';
import { makeResumeCheckout, ResumeCheckout } from '#application/checkout/resume-checkout.ts';
import { makeShareOrder, ShareOrder } from '#application/checkout/share-order.ts';
import { LookForOwnTicket, makeLookForOwnTicket } from '#application/event-page/look-for-own-ticket.ts';
import { LookAtOrders, makeLookAtOrders } from '#application/orders/look-at-orders.ts';
import { AccessToken } from '#application/ports/access-token.ts';
import { Cart } from '#application/ports/cart.ts';
import { CheckoutDesk } from '#application/ports/checkout-desk.ts';
import { CheckoutDrafts } from '#application/ports/checkout-drafts.ts';
import { Clock } from '#application/ports/clock.ts';
import { FailureNotices } from '#application/ports/failure-notices.ts';
import { ImageUpload } from '#application/ports/image-upload.ts';
import { IntentKeys } from '#application/ports/intent-keys.ts';
import { InvitationDesk } from '#application/ports/invitation-desk.ts';
import { KeptTickets } from '#application/ports/kept-tickets.ts';
import { LetterBox } from '#application/ports/letter-box.ts';
import { LiveUpdates } from '#application/ports/live-updates.ts';
import { NewKey } from '#application/ports/new-key.ts';
import { OfflinePages } from '#application/ports/offline-pages.ts';
import { OwnOrders } from '#application/ports/own-orders.ts';
import { OwnTickets } from '#application/ports/own-tickets.ts';
import { Questionnaires } from '#application/ports/questionnaires.ts';
import { SeatMaps } from '#application/ports/seat-maps.ts';
import { SharedOrders } from '#application/ports/shared-order.ts';
import { TicketCounter } from '#application/ports/ticket-counter.ts';
import { TicketHands } from '#application/ports/ticket-hands.ts';
import { TicketWallet } from '#application/ports/ticket-wallet.ts';
import { HandInAnswers } from '#application/questionnaire/hand-in-answers.ts';
import { makeOpenQuestionnaire, OpenQuestionnaire } from '#application/questionnaire/open-questionnaire.ts';
import { AnswerLetter, makeAnswerLetter } from '#application/rsvp/answer-letter.ts';
import { FetchThanksImage, makeFetchThanksImage } from '#application/share/fetch-thanks-image.ts';
import { FetchPapers, makeFetchPapers } from '#application/tickets/fetch-papers.ts';
import { HandOnTicket, makeHandOnTicket } from '#application/tickets/hand-on-ticket.ts';
import { ListMyTickets, makeListMyTickets } from '#application/tickets/list-my-tickets.ts';
import { makeOpenTicket, OpenTicket } from '#application/tickets/open-ticket.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

const fetchHere: typeof fetch = (...args) => window.fetch(...args);

/** Checkout and tickets. Loaded with the first screen that needs it. */
export const buyingBindings: Wiring = (bind) => {
  bindTo(bind, TicketCounter, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event-page/graphql-ticket-counter.ts')).makeGraphqlTicketCounter(transport),
      {
        open: true,
      },
    ),
  );
  bindTo(bind, Cart, [Transport], (transport) =>
    lazyPort(async () => (await import('#adapters/graphql/checkout/graphql-cart.ts')).makeGraphqlCart(transport), {
      read: true,
      choose: true,
      empty: true,
    }),
  );
  bindTo(bind, SeatMaps, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/seats/graphql-seat-maps.ts')).makeGraphqlSeatMaps(transport),
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
      async () =>
        (await import('#adapters/graphql/event-page/graphql-own-tickets.ts')).makeGraphqlOwnTickets(transport),
      { read: true },
    ),
  );
  bindTo(bind, CheckoutDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/checkout/graphql-checkout-desk.ts')).makeGraphqlCheckoutDesk(transport),
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
      async () => (await import('#adapters/graphql/tickets/graphql-ticket-hands.ts')).makeGraphqlTicketHands(transport),
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
      async () => (await import('#adapters/graphql/orders/graphql-own-orders.ts')).makeGraphqlOwnOrders(transport),
      {
        list: true,
        read: true,
      },
    ),
  );
  bindTo(bind, SharedOrders, [], () =>
    lazyPort(
      async () => {
        const { makeRestSharedOrders } = await import('#adapters/rest/rest-shared-orders.ts');
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
    const { makeHandInAnswers } = await import('#application/questionnaire/make-hand-in-answers.ts');
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
  bindTo(bind, LeaveCheckout, [Cart, CheckoutDesk, CheckoutDrafts], (cart, checkoutDesk, checkoutDrafts) =>
    makeLeaveCheckout({ cart, checkoutDesk, checkoutDrafts }),
  );
  bindTo(bind, ShareOrder, [CheckoutDesk], (checkoutDesk) => makeShareOrder({ checkoutDesk }));
  bindTo(bind, ChooseLateMoney, [CheckoutDesk], (checkoutDesk) => makeChooseLateMoney({ checkoutDesk }));
  bindTo(bind, OpenSharedOrder, [SharedOrders], (sharedOrders) => makeOpenSharedOrder({ sharedOrders }));

  bindTo(bind, FetchThanksImage, [], () =>
    makeFetchThanksImage({
      pictures: async (path) => (await import('#adapters/rest/fetch-picture.ts')).makeFetchPicture(fetchHere)(path),
    }),
  );
  bindTo(bind, AnswerLetter, [InvitationDesk, LetterBox], (invitationDesk, letterBox) =>
    makeAnswerLetter({ invitationDesk, letterBox }),
  );

  bindTo(bind, FetchPapers, [AccessToken, FailureNotices], (tokens, failures) =>
    makeFetchPapers({
      papers: lazyPort(
        async () => {
          const { makeRestTicketPapers } = await import('#adapters/rest/rest-ticket-papers.ts');
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
