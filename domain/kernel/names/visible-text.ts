// Marks that turn the reading direction, and characters without a glyph, make one name look like another.
const UNSEEN = /[\p{Bidi_Control}\u00AD\u200B-\u200D\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
const SPACES = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A typed name as readers see it: composed letters, single spaces, without invisible characters. [design section 5] */
export const visibleText = (typed: string): string =>
  typed.replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').normalize('NFC').trim();
