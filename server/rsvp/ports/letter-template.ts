export type LetterTemplate = {
  readonly headline: string;
  /** Fields are in braces (domain/rsvp/letter.ts). */
  readonly letter: string;
  readonly picture: string | null;
};
