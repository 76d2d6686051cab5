import { FollowCorporate, makeFollowCorporate } from '#application/people/follow-corporate.ts';
import { KeepMyAccount } from '#application/people/keep-my-account.ts';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { ListLikes, makeListLikes } from '#application/people/list-likes.ts';
import { makeOpenPublicPage, OpenPublicPage } from '#application/people/open-public-page.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import { OpenSessions } from '#application/people/ports/open-sessions.ts';
import { PublicPages } from '#application/people/ports/public-pages.ts';
import { makeSaveCorporateLook, SaveCorporateLook } from '#application/people/save-corporate-look.ts';
import { makeSaveHomepage, SaveHomepage } from '#application/people/save-homepage.ts';
import { makeUploadPortrait, UploadPortrait } from '#application/people/upload-portrait.ts';
import { makeWatchOverSessions, WatchOverSessions } from '#application/people/watch-over-sessions.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { ListComingTickets, makeListComingTickets } from '#application/ticket/list-coming-tickets.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

/**
 * Pages of people and corporates. They come rendered, so that what reads and edits them is fetched when it is first
 * needed.
 */
export const peopleBindings: Wiring = (bind) => {
  bindTo(bind, PublicPages, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlPublicPages } = await import('#adapters/graphql/people/graphql-public-pages.ts');
        return makeGraphqlPublicPages(transport);
      },
      { person: true, corporate: true, events: true, follows: true, follow: true },
    ),
  );
  bindTo(bind, HomepageDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlHomepageDesk } = await import('#adapters/graphql/people/graphql-homepage-desk.ts');
        return makeGraphqlHomepageDesk(transport);
      },
      { save: true, saveCorporate: true },
    ),
  );
  bindTo(bind, OpenSessions, [AccessToken, FailureNotices], (tokens, failures) =>
    lazyPort(
      async () => {
        const { makeRestOpenSessions } = await import('#adapters/rest/people/rest-open-sessions.ts');
        const locale = () => document.documentElement.lang;
        return makeRestOpenSessions({ fetch: (...args) => window.fetch(...args), failures, locale, tokens });
      },
      { list: true, end: true },
    ),
  );
  bindTo(bind, OpenPublicPage, [PublicPages], (publicPages) => makeOpenPublicPage({ publicPages }));
  bindTo(bind, FollowCorporate, [PublicPages], (publicPages) => makeFollowCorporate({ publicPages }));
  bindTo(bind, ListLikes, [PublicPages], (publicPages) => makeListLikes({ publicPages }));
  bindTo(bind, ListComingTickets, [Transport], (transport) =>
    makeListComingTickets({
      ticketWallet: lazyPort(
        async () => {
          const { makeGraphqlTicketWallet } = await import('#adapters/graphql/ticket/graphql-ticket-wallet.ts');
          return makeGraphqlTicketWallet(transport);
        },
        { list: true, read: true },
      ),
    }),
  );
  bindTo(bind, SaveHomepage, [HomepageDesk, SessionKeeper], (homepages, sessions) =>
    makeSaveHomepage({ homepages, sessions }),
  );
  bindTo(bind, SaveCorporateLook, [HomepageDesk], (homepages) => makeSaveCorporateLook({ homepages }));
  bindTo(bind, UploadPortrait, [ImageUpload], makeUploadPortrait);
  bindTo(bind, KeepMyAccount, [Transport, ImageUpload], (transport, send) =>
    lazyPort(
      async () => {
        const [{ makeGraphqlKycDesk }, { makeKeepMyAccount }] = await Promise.all([
          import('#adapters/graphql/people/graphql-kyc-desk.ts'),
          import('#application/people/make-keep-my-account.ts'),
        ]);
        return makeKeepMyAccount({ kycDesk: makeGraphqlKycDesk(transport), send });
      },
      {
        read: true,
        uploadCardPicture: true,
        handIn: true,
        nameBankAccount: true,
        strikeBankAccount: true,
        beginSecondFactor: true,
        confirmSecondFactor: true,
      },
    ),
  );
  bindTo(bind, WatchOverSessions, [OpenSessions], (openSessions) => makeWatchOverSessions({ openSessions }));
};
