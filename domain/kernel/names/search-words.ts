const MOST_WORDS = 8;
const PUNCTUATION = /^[,.;:!?()"'“”]+|[,.;:!?()"'“”]+$/gu;

/** Without punctuation around them. A sign alone is no word, so a search of signs finds nothing. [design] */
export const searchWords = (search: string): readonly string[] =>
  search
    .split(/\s+/)
    .map((word) => word.replaceAll(PUNCTUATION, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
