/** What an event's letters say, in its organiser's words. */
export type LetterTemplate = {
  readonly headline: string;
  /** Names its fields in braces (domain/rsvp/letter.ts). */
  readonly letter: string;
  /** Path of an uploaded picture from the site's root; null: none. */
  readonly picture: string | null;
};
