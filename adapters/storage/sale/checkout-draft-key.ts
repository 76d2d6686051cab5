export const checkoutDraftKey = (sectionEventId: number | string): string => `checkout:${sectionEventId}`;
