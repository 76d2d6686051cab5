/** Two lines of a card, and what search engines show. */
export const SUMMARY_LENGTH = 200;
