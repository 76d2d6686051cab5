import { searchTerms } from '#domain/event/event-search.ts';
import type { Parameters } from '#server/platform/postgres/keyset.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import { holdsWord, withoutWords } from '#server/platform/postgres/search-condition.ts';

const EVENT_WORDS = 'e.search_words';

/** As the domain's holdsSearch: events that hold every term. Null for a blank search. */
export function eventHoldsSearch(search: string, given: Parameters): string | null {
  const terms = searchTerms(search);
  if (terms.length === 0) return withoutWords(search);
  const conditions = terms.map((term) =>
    term.kind === 'PLACE'
      ? `${EVENT_WORDS} ~ ${given.add(`\\m${term.syllables.join('[^[:alnum:]]*')}`)}`
      : holdsWord(EVENT_WORDS, term.word, given),
  );
  return `${PLANNED_ANEW}
    ${conditions.join(' AND ')}`;
}
