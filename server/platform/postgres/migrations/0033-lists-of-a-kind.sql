-- The public list of one format or one category is read from an index of its own, in its order, instead of walking down everybody's until a page is full.
CREATE INDEX event_of_format ON event (event_type, begin_at, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
CREATE INDEX event_of_category ON event (category_id, begin_at, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
