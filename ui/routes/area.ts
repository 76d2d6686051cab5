/** Which use cases and words a screen needs: shell is always there, the others are loaded with their first screen. */
export type Area = 'shell' | 'event' | 'buying' | 'desk' | 'people' | 'house';

const LEANS_ON: Readonly<Partial<Record<Area, readonly Area[]>>> = {
  // The payment page watches the same stock as the event's page.
  buying: ['event'],
  // Somebody's own page shows their tickets.
  people: ['buying'],
};

/** The area and what it leans on. */
export const areasWith = (area: Area): readonly Area[] => [...(LEANS_ON[area] ?? []), area];

/** Makes sure that an area's use cases and words are there. */
export type NeedArea = (area: Area) => Promise<void>;
