import { EventPages } from '#application/event/ports/event-pages.ts';
import { Favourites } from '#application/event/ports/favourites.ts';
import { SaleReminders } from '#application/event/ports/sale-reminders.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { WatchVideo } from '#application/event/watch-video.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { lazyStream } from '../lazy-stream.ts';
import { Transport } from '../transport.ts';

/** The page comes rendered, so what reads it again is fetched when first needed. */
export const eventBindings: Wiring = (bind) => {
  bindTo(bind, EventPages, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlEventPages } = await import('#adapters/graphql/event/page/graphql-event-pages.ts');
        return makeGraphqlEventPages(transport);
      },
      { read: true, sessions: true, session: true, calendar: true, guests: true },
    ),
  );
  bindTo(bind, Favourites, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlFavourites } = await import('#adapters/graphql/event/page/graphql-favourites.ts');
        return makeGraphqlFavourites(transport);
      },
      { read: true, set: true },
    ),
  );
  bindTo(bind, SaleReminders, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlSaleReminders } = await import('#adapters/graphql/event/page/graphql-sale-reminders.ts');
        return makeGraphqlSaleReminders(transport);
      },
      { ask: true },
    ),
  );
  bindTo(
    bind,
    WatchStock,
    [EventPages, LiveUpdates],
    (eventPages, liveUpdates) => (eventId, variant) =>
      lazyStream(async () => {
        const { makeWatchStock } = await import('#application/event/make-watch-stock.ts');
        return makeWatchStock({ eventPages, liveUpdates })(eventId, variant);
      }),
  );
  bindTo(
    bind,
    WatchVideo,
    [],
    () => (frame) =>
      lazyStream(async () => {
        const [{ makeWatchVideo }, { makeYoutubePlayers }, { consoleLog }] = await Promise.all([
          import('#application/event/make-watch-video.ts'),
          import('#adapters/device/event/youtube-players.ts'),
          import('#adapters/device/platform/console-log.ts'),
        ]);
        return makeWatchVideo({ players: makeYoutubePlayers(window), log: consoleLog })(frame);
      }),
  );
};
