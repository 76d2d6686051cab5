import type pg from 'pg';
import { searchWords } from '#domain/kernel/names/search-words.ts';

/** For each searched word the similar words of the catalogue, most similar first. */
export type NearWords = readonly (readonly string[])[];

const MOST_NEAR = 3;
/** Of pg_trgm's similarity: 'nhacc' to 'nhac' is 0.57, 'trnh' to 'trinh' 0.38. The index itself searches from 0.3. */
const LEAST_SIMILARITY = 0.35;
// Words of digits and punctuation have no similar ones.
const NEAR = `SELECT asked.n, near.word FROM unnest($1::text[]) WITH ORDINALITY AS asked(word, n) CROSS JOIN LATERAL (
    SELECT s.word FROM search_word s WHERE s.word % plain_words(asked.word)
      AND similarity(s.word, plain_words(asked.word)) >= ${LEAST_SIMILARITY}
     ORDER BY similarity(s.word, plain_words(asked.word)) DESC, s.word LIMIT ${MOST_NEAR}) near ORDER BY asked.n`;

/** Looks a search's words up among the catalogue's; null when one has no similar word, so that nothing can match. */
export async function nearWordsOf(pool: pg.Pool, search: string): Promise<NearWords | null> {
  const words = searchWords(search);
  const { rows } = await pool.query<{ readonly n: number; readonly word: string }>(NEAR, [words]);
  const near = words.map((_, index) => rows.filter((row) => Number(row.n) === index + 1).map((row) => row.word));
  return near.length === 0 || near.some((each) => each.length === 0) ? null : near;
}

/** Adds a listed event's words to the catalogue's; sorted, to avoid deadlocks between events. */
export const KEEP_SEARCH_WORDS = `INSERT INTO search_word (word)
  SELECT DISTINCT word FROM event, regexp_split_to_table(search_words, '[^[:alnum:]]+') AS word
   WHERE event_id = $1 AND status = 'PUBLISHED' AND feature = 'PUBLIC' AND length(word) BETWEEN 3 AND 40 ORDER BY word
  ON CONFLICT (word) DO NOTHING`;
