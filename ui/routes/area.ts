/** Decides which use cases and messages a screen loads; shell is always loaded. */
export type Area = 'shell' | 'discovery' | 'event' | 'buying' | 'desk' | 'people' | 'house';

/** With the areas it depends on. */
export const areasWith = (area: Area): readonly Area[] => (area === 'buying' ? ['event', 'buying'] : [area]);

export type NeedArea = (area: Area) => Promise<void>;
