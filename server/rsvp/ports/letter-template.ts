export type LetterTemplate = {
  readonly headline: string;
  /** Fields are in braces (domain/rsvp/letter.ts). */
  readonly letter: string;
  /** Path from the site's root; null: none. */
  readonly picture: string | null;
};
