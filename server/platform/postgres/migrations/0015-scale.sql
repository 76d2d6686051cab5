-- What a list, a search or the door costs does not grow with what stands in the database beside it.

-- Guests are searched for within their event: by their letters alone, a name was found in every event of the platform first.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX bought_ticket_search;
CREATE INDEX bought_ticket_search ON bought_ticket USING gin (event_id, search_words gin_trgm_ops) WITH (gin_pending_list_limit = 65536);

-- What is going on now: neither by its begin nor by its end alone can it be found without walking through all that is over or all that is to come.
CREATE INDEX event_going_on ON event USING gist (tstzrange(begin_at, end_at, '[]')) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
CREATE INDEX event_category ON event (category_id, begin_at, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
CREATE INDEX event_featured ON event (end_at, begin_at, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive AND featured;

-- Global group: every word that the public catalogue can be found by. A slip of the pen is looked for among these few, not among all events.
CREATE TABLE search_word (word text PRIMARY KEY);
CREATE INDEX search_word_near ON search_word USING gin (word gin_trgm_ops);
INSERT INTO search_word (word)
  SELECT DISTINCT word FROM event, regexp_split_to_table(search_words, '[^[:alnum:]]+') AS word
   WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND length(word) BETWEEN 3 AND 40;
