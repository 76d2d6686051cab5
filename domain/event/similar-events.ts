import { type EventSaleState, isSelectable } from './sale-state.ts';

const MOST = 4;

/** OTHER: unknown to this version. */
type Found = { readonly id: number; readonly beginAt: number; readonly saleState: EventSaleState | 'OTHER' };

/** What leads on from an event that nobody can join: others that are on sale, each once, the soonest first. [design] */
export const similarEvents = <Event extends Found>(found: readonly Event[], eventId: number): readonly Event[] =>
  [...new Map(found.map((event) => [event.id, event])).values()]
    .filter(({ id, saleState }) => id !== eventId && saleState !== 'OTHER' && isSelectable(saleState))
    .toSorted((one, other) => one.beginAt - other.beginAt || one.id - other.id)
    .slice(0, MOST);
