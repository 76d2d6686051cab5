const MOST_WORDS = 8;
const PUNCTUATION = /^[,.;:!?()"'“”]+|[,.;:!?()"'“”]+$/gu;

/**
 * The words of a search, as typed, without punctuation around them. No sign is special: one without a letter or digit
 * is left out, so that a search of signs alone has no words and finds nothing. [design]
 */
export const searchWords = (search: string): readonly string[] =>
  search
    .split(/\s+/)
    .map((word) => word.replaceAll(PUNCTUATION, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
