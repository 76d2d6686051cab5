import type { Tour } from '../tour.ts';
import { placeOf } from '../visitor.ts';
import { eventsInAllStates } from './event-states.ts';

export const eventStatesTour: Tour = {
  name: 'event-states',
  who: null,
  walk: async (visitor, take) => {
    const { organiser, slugs } = await eventsInAllStates(placeOf(visitor));
    const ofManager = (name: string): boolean => name.startsWith('draft') || name.startsWith('moved');
    const inOrder = [...slugs].toSorted(([one], [other]) => Number(ofManager(one)) - Number(ofManager(other)));
    for (const [name, slug] of inOrder) {
      // Last, so that everything else is seen as by a stranger.
      if (ofManager(name)) await organiser.signIn(visitor.page);
      await visitor.go(`/event/${slug}`);
      await take(name, { whole: true });
    }
  },
};
