import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { CorporateRequests } from '#application/people/ports/corporate-desk.ts';
import { HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import { Memberships } from '#application/people/ports/memberships.ts';
import { OpenSessions } from '#application/people/ports/open-sessions.ts';
import { PublicPages } from '#application/people/ports/public-pages.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { RewardDesk } from '#application/programme/ports/reward-desk.ts';
import { ListComingTickets } from '#application/ticket/list-coming-tickets.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

/** Pages come rendered, so what reads and edits them is fetched when first needed. */
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
  bindTo(bind, CorporateRequests, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlCorporateRequests } = await import(
          '#adapters/graphql/people/corporates/graphql-corporate-desk.ts'
        );
        return makeGraphqlCorporateRequests(transport);
      },
      { own: true, register: true, offers: true, answerOffer: true },
    ),
  );
  bindTo(bind, Memberships, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlMemberships } = await import('#adapters/graphql/people/corporates/graphql-memberships.ts');
        return makeGraphqlMemberships(transport);
      },
      { list: true, leave: true },
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
  // An own wallet port: the one that opens a ticket is loaded with the buying area.
  bindTo(bind, ListComingTickets, [Transport], (transport) =>
    ListComingTickets.make({
      ticketWallet: lazyPort(
        async () => {
          const { makeGraphqlTicketWallet } = await import('#adapters/graphql/ticket/graphql-ticket-wallet.ts');
          return makeGraphqlTicketWallet(transport);
        },
        { list: true, read: true },
      ),
    }),
  );
  bindTo(bind, RewardDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlRewardDesk } = await import('#adapters/graphql/programme/graphql-reward-desk.ts');
        return makeGraphqlRewardDesk(transport);
      },
      { read: true, lines: true, convert: true, withdraw: true, cancel: true },
    ),
  );
  bindTo(bind, ManageMyAccount, [Transport, ImageUpload], (transport, send) =>
    lazyPort(
      async () => {
        const [{ makeGraphqlKycDesk }, { makeManageMyAccount }] = await Promise.all([
          import('#adapters/graphql/people/graphql-kyc-desk.ts'),
          import('#application/people/make-manage-my-account.ts'),
        ]);
        return makeManageMyAccount({ kycDesk: makeGraphqlKycDesk(transport), send });
      },
      {
        read: true,
        uploadCardPicture: true,
        handIn: true,
        addBankAccount: true,
        removeBankAccount: true,
        beginSecondFactor: true,
        confirmSecondFactor: true,
        giveSecondFactor: true,
        removeSecondFactor: true,
        renewRecoveryCodes: true,
      },
    ),
  );
};
