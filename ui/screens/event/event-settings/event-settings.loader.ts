import { ActOnEvent } from '#application/event/act-on-event.ts';
import { KeepContract } from '#application/event/keep-contract.ts';
import type { EventContract } from '#application/event/ports/contract-desk.ts';
import type { Schedule } from '#application/event/ports/event-acts.ts';
import type { OwnNews } from '#application/event/ports/news-desk.ts';
import { NewsDesk } from '#application/event/ports/news-desk.ts';
import { HiddenGuests } from '#application/ticket/ports/hidden-guests.ts';
import type { EventListing } from '#domain/event/event-listing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type SettingsFacts = {
  readonly schedule: Schedule | null;
  /** Null: the viewer may not see it, or no contract can be deployed here. */
  readonly contract: EventContract | null;
  readonly listing: EventListing;
  /** What the viewer is told by email. */
  readonly news: readonly OwnNews[];
  /** Whether its page shows no guests; null: the viewer may not say so. */
  readonly guestsHidden: boolean | null;
  readonly now: Instant;
};

export const eventSettingsLoader = eventPartLoader('event.edit', async ({ id, status, abilities }, { use, now }) => {
  const mayPublish = status === 'READY' && abilities.includes('event.publish');
  const mayDeploy = status === 'PUBLISHED' && abilities.includes('event.chat');
  const [schedule, contract, listing, news, guestsHidden] = await Promise.all([
    mayPublish ? use(ActOnEvent).schedule(id) : ok(null),
    mayDeploy ? use(KeepContract).read(id) : ok(null),
    use(ActOnEvent).listing(id),
    use(NewsDesk).read(id),
    abilities.includes('event.guests') ? use(HiddenGuests).read(id) : ok(null),
  ]);
  if (!schedule.ok) return schedule;
  if (!contract.ok) return contract;
  if (!listing.ok) return listing;
  if (!news.ok) return news;
  if (!guestsHidden.ok) return guestsHidden;
  const shown = contract.value?.chains.length === 0 && contract.value.deployed === null ? null : contract.value;
  return ok<SettingsFacts>({
    schedule: schedule.value,
    contract: shown,
    listing: listing.value,
    news: news.value,
    guestsHidden: guestsHidden.value,
    now,
  });
});
