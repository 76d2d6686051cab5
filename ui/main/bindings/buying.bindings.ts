import { makeGraphqlTicketWallet } from '#adapters/graphql/ticket/graphql-ticket-wallet.ts';
import { memoryFirstTexts } from '#adapters/storage/platform/memory-first-texts.ts';
import { makeSessionStorageInvitationSecrets } from '#adapters/storage/platform/session-storage-invitation-secrets.ts';
import { makeSessionStorageCheckoutDrafts } from '#adapters/storage/sale/session-storage-checkout-drafts.ts';
import { makeCachedOfflinePages } from '#adapters/storage/ticket/cached-offline-pages.ts';
import { makeLocalOfflineTickets } from '#adapters/storage/ticket/local-offline-tickets.ts';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { AskedQuestions } from '#application/event/ports/asked-questions.ts';
import { EventNews } from '#application/event/ports/event-news.ts';
import { HeldMedia } from '#application/event/ports/held-media.ts';
import { MailingOptOuts } from '#application/event/ports/mailing-opt-outs.ts';
import { SeatMaps } from '#application/event/ports/seat-maps.ts';
import { CardProvider } from '#application/money/ports/card-provider.ts';
import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { SharedRefunds } from '#application/money/ports/shared-refunds.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { PictureSource } from '#application/platform/ports/picture-source.ts';
import { FollowLetter } from '#application/rsvp/follow-letter.ts';
import { InvitationDesk } from '#application/rsvp/ports/invitation-desk.ts';
import { InvitationSecrets } from '#application/rsvp/ports/invitation-secrets.ts';
import { CardOffers } from '#application/sale/ports/card-offers.ts';
import { Cart } from '#application/sale/ports/cart.ts';
import { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { PanelShelf } from '#application/sale/ports/panel-shelf.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { PromotionDesk } from '#application/sale/ports/promotion-desk.ts';
import { SharedOrders } from '#application/sale/ports/shared-order.ts';
import { TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import { WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import { GuestShowing } from '#application/ticket/ports/guest-showing.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import { OfflineTickets } from '#application/ticket/ports/offline-tickets.ts';
import { OwnTickets } from '#application/ticket/ports/own-tickets.ts';
import { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { lazyStream } from '../lazy-stream.ts';
import { Transport } from '../transport.ts';

const fetchHere: typeof fetch = (...args) => window.fetch(...args);

export const buyingBindings: Wiring = (bind) => {
  bindTo(bind, AskedQuestions, [Transport], (transport) =>
    lazyPort<AskedQuestions>(
      async () =>
        (await import('#adapters/graphql/event/questionnaire/graphql-questionnaires.ts')).makeGraphqlQuestionnaires(
          transport,
        ),
      { read: true },
    ),
  );
  bindTo(bind, EventNews, [Transport], (transport) =>
    lazyPort<EventNews>(
      async () =>
        (await import('#adapters/graphql/event/messages/graphql-event-messages.ts')).makeGraphqlEventMessages(
          transport,
        ),
      { notices: true },
    ),
  );
  bindTo(bind, HeldMedia, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/media/graphql-held-media.ts')).makeGraphqlHeldMedia(transport),
      { ofSession: true },
    ),
  );
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
  bindTo(bind, WaitingPlaces, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/waiting/graphql-waiting-places.ts')).makeGraphqlWaitingPlaces(transport),
      { mine: true, join: true, leave: true },
    ),
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
  bindTo(
    bind,
    FollowLetter,
    [InvitationDesk, LiveUpdates],
    (invitationDesk, liveUpdates) => (eventId, letter) =>
      lazyStream(async () => {
        const { makeFollowLetter } = await import('#application/rsvp/make-follow-letter.ts');
        return makeFollowLetter({ invitationDesk, liveUpdates })(eventId, letter);
      }),
  );
  bindTo(bind, InvitationSecrets, [], () => makeSessionStorageInvitationSecrets(() => window.sessionStorage));
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
        updateInvoice: true,
        chooseLateMoney: true,
      },
    ),
  );
  bindTo(bind, PaymentDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/payment/graphql-payment-desk.ts')).makeGraphqlPaymentDesk(transport),
      {
        balance: true,
        methods: true,
        startGateway: true,
        askGateway: true,
        payFromWallet: true,
        startManual: true,
        reportManual: true,
      },
    ),
  );
  bindTo(bind, CardWallet, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/money/cards/graphql-card-wallet.ts')).makeGraphqlCardWallet(transport),
      { publishableKey: true, cards: true, createIntent: true, keep: true, remove: true },
    ),
  );
  bindTo(bind, CardProvider, [], () => ({
    open: async (key) => (await (await import('../card-provider.ts')).cardProviderFor(key)).open(key),
  }));
  bindTo(bind, PromotionDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/graphql-promotion-desk.ts')).makeGraphqlPromotionDesk(transport),
      { tryCode: true },
    ),
  );
  bindTo(bind, CardOffers, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/sale/graphql-card-offers.ts')).makeGraphqlCardOffers(transport),
      { offers: true, tryCard: true },
    ),
  );
  bindTo(bind, TicketWallet, [Transport], makeGraphqlTicketWallet);
  bindTo(bind, OfflineTickets, [], () => makeLocalOfflineTickets(() => window.localStorage));
  bindTo(bind, OfflinePages, [], () =>
    makeCachedOfflinePages({
      caches: () => window.caches,
      workers: () => navigator.serviceWorker,
      storage: () => window.localStorage,
    }),
  );
  bindTo(bind, TicketSelfService, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/ticket/graphql-ticket-self-service.ts')).makeGraphqlTicketSelfService(
          transport,
        ),
      { policy: true, offers: true, readReturn: true, giveBack: true, otherSessions: true, changeSession: true },
    ),
  );
  bindTo(bind, GuestShowing, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/ticket/graphql-guest-showing.ts')).makeGraphqlGuestShowing(transport),
      { own: true, show: true },
    ),
  );
  bindTo(bind, OwnOrders, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/sale/graphql-own-orders.ts')).makeGraphqlOwnOrders(transport),
      {
        list: true,
        read: true,
        giveBack: true,
        withdraw: true,
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
  bindTo(bind, MailingOptOuts, [FailureNotices], (failures) =>
    lazyPort(
      async () => {
        const { makeRestMailingOptOuts } = await import('#adapters/rest/event/rest-mailing-opt-outs.ts');
        return makeRestMailingOptOuts({ fetch: fetchHere, failures, locale: () => document.documentElement.lang });
      },
      { end: true },
    ),
  );
  bindTo(bind, SharedRefunds, [FailureNotices], (failures) =>
    lazyPort(
      async () => {
        const { makeRestSharedRefunds } = await import('#adapters/rest/money/rest-shared-refunds.ts');
        return makeRestSharedRefunds({ fetch: fetchHere, failures, locale: () => document.documentElement.lang });
      },
      { read: true, nameAccount: true },
    ),
  );
  bindTo(bind, PanelShelf, [], () => memoryFirstTexts(() => window.sessionStorage, 'draft'));
  bindTo(bind, CheckoutDrafts, [], () => makeSessionStorageCheckoutDrafts(() => window.sessionStorage));

  bindTo(bind, PictureSource, [], () => async (path) => {
    const { makeFetchPicture } = await import('#adapters/rest/platform/fetch-picture.ts');
    return makeFetchPicture(fetchHere)(path);
  });
  bindTo(bind, TicketPdfs, [AccessToken, FailureNotices], (tokens, failures) =>
    lazyPort(
      async () => {
        const { makeRestTicketPdfs } = await import('#adapters/rest/ticket/rest-ticket-pdfs.ts');
        return makeRestTicketPdfs({
          fetch: fetchHere,
          failures,
          locale: () => document.documentElement.lang,
          tokens,
        });
      },
      { ofTicket: true, ofOrder: true, ofReceipt: true },
    ),
  );

  bindTo(bind, HandInAnswers, [ImageUpload], (send) => async (filled) => {
    const { makeHandInAnswers } = await import('#application/event/make-hand-in-answers.ts');
    return makeHandInAnswers(send)(filled);
  });
};
