/** Which use cases and words a screen needs: shell is always there, the others are loaded with their first screen. */
export type Area = 'shell' | 'buying' | 'desk';

/** Makes sure that an area's use cases and words are there. */
export type NeedArea = (area: Area) => Promise<void>;
