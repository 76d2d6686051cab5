/** Which use cases and words a screen needs: shell is always there, the others are loaded with their first screen. */
export type Area = 'shell' | 'event' | 'buying' | 'desk' | 'people' | 'house';

/** The area and what it leans on: the payment page watches the same stock as the event's page. */
export const areasWith = (area: Area): readonly Area[] => (area === 'buying' ? ['event', 'buying'] : [area]);

/** Makes sure that an area's use cases and words are there. */
export type NeedArea = (area: Area) => Promise<void>;
