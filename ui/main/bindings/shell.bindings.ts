import { makeLocalSearches } from '#adapters/storage/people/local-searches.ts';
import { makeSessionStorageIdempotencyKeys } from '#adapters/storage/platform/session-storage-idempotency-keys.ts';
import { EventListings } from '#application/event/ports/event-listings.ts';
import { SearchEvents } from '#application/event/search-events.ts';
import { TokenKeeper } from '#application/people/keep-access-token.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { DeviceSearches } from '#application/people/ports/device-searches.ts';
import { FilterShelf } from '#application/people/ports/filter-shelf.ts';
import { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import { bindTo, type Wiring } from '#ui/main/bind.ts';
import { lazyPort } from '#ui/main/lazy-port.ts';
import { lazyStream } from '#ui/main/lazy-stream.ts';
import { Transport } from '#ui/main/transport.ts';

/** container.ts chooses the technology: browser, server or memory. */
export const shellBindings: Wiring = (bind) => {
  bindTo(bind, EventListings, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlEventListings } = await import(
          '#adapters/graphql/event/discovery/graphql-event-listings.ts'
        );
        return makeGraphqlEventListings(transport);
      },
      { home: true, browse: true, list: true },
    ),
  );
  bindTo(bind, ProfileDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlProfileDesk } = await import('#adapters/graphql/people/graphql-profile-desk.ts');
        return makeGraphqlProfileDesk(transport);
      },
      { profile: true, rename: true },
    ),
  );
  // Organisers' covers and everybody's portraits; far from the first view.
  bindTo(bind, ImageUpload, [Transport], (transport) => async (request) => {
    const { makeSignedImageUpload } = await import('#adapters/rest/platform/signed-image-upload.ts');
    return makeSignedImageUpload(transport)(request);
  });
  bindTo(bind, SearchEvents, [EventListings], (listings) => {
    const load = async () => (await import('#application/event/make-search-events.ts')).makeSearchEvents({ listings });
    return {
      follow: (text$) => lazyStream(async () => (await load()).follow(text$)),
      ...lazyPort<Pick<SearchEvents, 'suggestions'>>(load, { suggestions: true }),
    };
  });
  // Asked for in several areas: a buyer's tickets and an organiser's guests.
  bindTo(bind, TicketTransfers, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/ticket/graphql-ticket-transfers.ts')).makeGraphqlTicketTransfers(transport),
      {
        look: true,
        edit: true,
        give: true,
        takeBack: true,
        mailAgain: true,
        receive: true,
      },
    ),
  );
  // Filters of desk lists, and searches of discovery.
  bindTo(bind, FilterShelf, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/people/filters/graphql-filter-shelf.ts')).makeGraphqlFilterShelf(transport),
      { list: true, save: true, rename: true, remove: true },
    ),
  );
  bindTo(bind, DeviceSearches, [], () => makeLocalSearches(() => window.localStorage));
  bindTo(bind, IdempotencyKeys, [], () => makeSessionStorageIdempotencyKeys(() => window.sessionStorage));
  bindTo(bind, AccessToken, [TokenKeeper], (tokens) => tokens);
};
