/** The articles of the support centre; each stands at an address of its own, in both languages. */
export const ARTICLE_IDS = [
  'how-to-order',
  'bank-transfer',
  'find-my-ticket',
  'give-a-ticket',
  'refund-policy',
  'late-transfers',
  'scan-tickets',
  'scan-answers',
  'organiser-verification',
  'identity-and-payouts',
  'rules-for-attendees',
  'rules-for-organisers',
  'privacy-policy',
  'cookies-and-services',
  'disputes',
] as const;
export type ArticleId = (typeof ARTICLE_IDS)[number];
