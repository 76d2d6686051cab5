import { mayOpen } from '#domain/permission/route-guard.ts';
import { demoPeople, heldInDemo, namedInDemo, roomInDemo } from '#test/journeys/demo-world.ts';
import { addressOf, everyPlace, type Place } from '#test/journeys/every-address.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { nobody } from '#test/journeys/person.ts';
import type { Take, Tour } from './tour.ts';
import type { Visitor } from './visitor.ts';

const nameOf = ({ path }: Place): string =>
  path === '/' ? 'start' : path.slice(1).replace(/[{}]/g, '').replaceAll('/', '-');

async function show(
  { go }: Visitor,
  take: Take,
  places: readonly Place[],
  named: Parameters<typeof addressOf>[1],
): Promise<void> {
  for (const place of places) {
    await go(addressOf(place, named));
    await take(nameOf(place), { whole: true });
  }
}

export const everybodysRoutesTour: Tour = {
  name: 'route',
  who: null,
  walk: async (visitor, take) => {
    const named = await namedInDemo(
      nobody({ baseUrl: visitor.places.base, world: outsideWorld(visitor.places.staging) }),
    );
    await show(
      visitor,
      take,
      everyPlace().filter(({ demand }) => demand.signedIn === 'no'),
      named,
    );
  },
};

/** As the first of the demo's people with the right. */
export const signedInRoutesTour: Tour = {
  name: 'signed-in-route',
  who: 'attendee@demo.vemoi.test',
  walk: async (visitor, take) => {
    const people = await demoPeople({ baseUrl: visitor.places.base, world: outsideWorld(visitor.places.staging) });
    const named = await namedInDemo(people.attendee);
    const held = await heldInDemo(people.attendee, named.eventId);
    const all = { ...named, ...held, roomId: await roomInDemo(people.organiser, held) };
    const closed = everyPlace().filter(({ demand }) => demand.signedIn !== 'no');
    const opens = ({ demand }: Place) =>
      demand.onEvent === null
        ? Object.values(people).find(({ abilities }) => mayOpen(demand, abilities))
        : people.organiser;
    for (const person of Object.values(people)) {
      await visitor.page.context().clearCookies();
      await person.signIn(visitor.page);
      await show(
        visitor,
        take,
        closed.filter((place) => opens(place) === person),
        all,
      );
    }
  },
};
