/** The text of this function is part of the page's first script. */
export const checkoutDraftKey = (sectionEventId: number | string): string => `checkout:${sectionEventId}`;
