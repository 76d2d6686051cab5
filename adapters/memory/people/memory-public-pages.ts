import type { EventCard } from '#application/event/ports/event-listings.ts';
import type { EventsOf, PublicCorporate, PublicPages, PublicPerson } from '#application/people/ports/public-pages.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { isWithin, timeWindow } from '#domain/time/time-window.ts';

type MemoryPeople = {
  readonly people?: readonly PublicPerson[];
  readonly corporates?: readonly PublicCorporate[];
  readonly events?: readonly { readonly by: EventsOf; readonly event: EventCard }[];
  readonly now: Instant;
};
export type MemoryPublicPages = PublicPages & {
  readonly signIn: (isSignedIn: boolean) => void;
};

/** With the server's lists and cursors. */
export function makeMemoryPublicPages({
  people = [],
  corporates = [],
  events = [],
  now,
}: MemoryPeople): MemoryPublicPages {
  let isSignedIn = false;
  const followed = new Set<number>();
  const same = (one: EventsOf, other: EventsOf): boolean => JSON.stringify(one) === JSON.stringify(other);
  return {
    signIn: (is) => {
      isSignedIn = is;
    },
    person: async (username) => ok(people.find((person) => person.username === username.toLowerCase()) ?? null),
    corporate: async (id) => ok(corporates.find((corporate) => corporate.id === id) ?? null),
    events: async (of, time, { limit, after, before }) => {
      if (of.kind === 'LIKED' && !isSignedIn) return refused({ code: 'UNAUTHORIZED' });
      const mine = events.filter(
        ({ by, event }) =>
          same(by, of) &&
          isWithin({ beginAt: instant(event.beginAt), endAt: instant(event.endAt) }, timeWindow(time, now)),
      );
      const list = JSON.stringify([of, time]);
      const placeOf = (cursor: string): number | null =>
        cursor.endsWith(list) ? Number(cursor.slice(0, -list.length)) : null;
      const start = after !== null ? placeOf(after) : before !== null ? placeOf(before) : 0;
      if (start === null) return refused({ code: 'INVALID_CURSOR' });
      return ok({
        events: mine.slice(start, start + limit).map(({ event }) => event),
        after: start + limit < mine.length ? `${start + limit}${list}` : null,
        before: start > 0 ? `${Math.max(0, start - limit)}${list}` : null,
        total: mine.length,
      });
    },
    follows: async (id) =>
      ok(corporates.some((corporate) => corporate.id === id) ? isSignedIn && followed.has(id) : null),
    follow: async (id, wish) => {
      if (!isSignedIn) return refused({ code: 'UNAUTHORIZED' });
      if (!corporates.some((corporate) => corporate.id === id)) return refused({ code: 'NOT_FOUND' });
      if (wish) followed.add(id);
      else followed.delete(id);
      return ok(wish);
    },
  };
}
