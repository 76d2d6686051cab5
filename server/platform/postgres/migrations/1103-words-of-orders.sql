-- A search looks for words in each order of its event: in the index alone, a hundred thousand orders are some thousand
-- pages instead of seventy thousand. The words change only with the buyer's name or email.
DROP INDEX user_order_event;
CREATE INDEX user_order_event ON user_order (event_id, inserted_at DESC) INCLUDE (user_order_id, search_words);
