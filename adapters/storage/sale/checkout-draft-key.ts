/** Under which a session's draft is kept; its text is part of the page's first script. */
export const checkoutDraftKey = (sectionEventId: number | string): string => `checkout:${sectionEventId}`;
