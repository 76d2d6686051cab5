-- Where a session can be watched afterwards, for those who hold a ticket of it.
ALTER TABLE section_event ADD COLUMN vod_link text CHECK (char_length(vod_link) BETWEEN 1 AND 2000);
