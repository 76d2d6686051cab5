import { aPerson } from '#test/journeys/person.ts';
import { mark } from '#test/journeys/put-on-sale.ts';
import type { Tour } from '../tour.ts';
import { placeOf } from '../visitor.ts';
import { draftOf, eventsInAllStates } from './event-states.ts';

const LEADS_ON = 'Similar events';

/** What the browser adds where nobody can join now. */
const LOADED_LATER: Readonly<Record<string, readonly string[]>> = {
  coming: ['Remind me', LEADS_ON],
  'waiting-room': ['Remind me', LEADS_ON],
  'sold-out': ['Join the waiting list', LEADS_ON],
  ended: [LEADS_ON],
  cancelled: [LEADS_ON],
  closed: [LEADS_ON],
  stopped: [LEADS_ON],
};

export const eventStatesTour: Tour = {
  name: 'event-states',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle } = visitor;
    const place = placeOf(visitor);
    const slugs = await eventsInAllStates(place);
    for (const [name, slug] of slugs) {
      await go(`/event/${slug}`);
      for (const words of LOADED_LATER[name.replace(/-plate$/, '')] ?? [])
        await page.getByText(say('buying', words), { exact: true }).first().waitFor();
      await settle();
      await take(name, { whole: true });
    }
    const manager = await aPerson(place, `quan-ly-${mark()}@example.com`, { first: 'Hà', last: 'Nguyễn' });
    await manager.signIn(page);
    await go(`/event/${slugs.get('moved')}`);
    // Guests are named to who is signed in.
    await page
      .getByText(/An N\.|Lan N\./)
      .first()
      .waitFor();
    await settle();
    await take('guests', { whole: true });
    for (const cover of ['river', null] as const) {
      const { eventId } = await draftOf(place, manager, cover);
      await go(`/events/manager/${eventId}`);
      await page.getByRole('button', { name: say('desk', 'Preview page') }).click();
      await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('heading', { level: 1 }).waitFor();
      await settle();
      await take(cover === null ? 'draft-plate' : 'draft');
      await page.keyboard.press('Escape');
    }
  },
};
