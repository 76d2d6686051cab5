import type pg from 'pg';
import { wordsOf } from '#server/platform/postgres/search-condition.ts';

/** Of each searched word, the words of the catalogue that it may have been meant for, the nearest first. */
export type NearWords = readonly (readonly string[])[];

const MOST_NEAR = 3;
/**
 * Of pg_trgm's similarity: 'nhacc' is near 'nhac' (0.57), 'trnh' near 'trinh' (0.38). The index itself looks from 0.3
 * on.
 */
const LEAST_SIMILARITY = 0.35;
// Words of numbers and signs have none that is near.
const NEAR = `SELECT asked.n, near.word FROM unnest($1::text[]) WITH ORDINALITY AS asked(word, n) CROSS JOIN LATERAL (
    SELECT s.word FROM search_word s WHERE s.word % plain_words(asked.word) AND similarity(s.word, plain_words(asked.word)) >= ${LEAST_SIMILARITY}
     ORDER BY similarity(s.word, plain_words(asked.word)) DESC, s.word LIMIT ${MOST_NEAR}) near ORDER BY asked.n`;

/**
 * Looks a search's words up among all that the catalogue can be found by; null when one of them is near none, so that
 * nothing can be found.
 */
export async function nearWordsOf(pool: pg.Pool, search: string): Promise<NearWords | null> {
  const words = wordsOf(search);
  const { rows } = await pool.query<{ readonly n: number; readonly word: string }>(NEAR, [words]);
  const near = words.map((_, index) => rows.filter((row) => Number(row.n) === index + 1).map((row) => row.word));
  return near.length === 0 || near.some((each) => each.length === 0) ? null : near;
}

/**
 * The words that a listed event can be found by join those of the catalogue; in one order, so that two events never
 * wait for each other.
 */
export const KEEP_SEARCH_WORDS = `INSERT INTO search_word (word)
  SELECT DISTINCT word FROM event, regexp_split_to_table(search_words, '[^[:alnum:]]+') AS word
   WHERE event_id = $1 AND status = 'PUBLISHED' AND feature = 'PUBLIC' AND length(word) BETWEEN 3 AND 40 ORDER BY word
  ON CONFLICT (word) DO NOTHING`;
