-- What happened at an event and its team was not told yet; written with the sale, the answer or the failure. No foreign
-- key: a sale would lock the event's row for it.
CREATE TABLE team_news (
  event_id int NOT NULL,
  team_news_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- HAPPENINGS in domain/event/news/team-news.ts.
  happening text NOT NULL CHECK (happening IN ('SOLD', 'REGISTERED', 'ACCEPTED', 'DECLINED', 'WAITING', 'NOT_PUBLISHED')),
  places int NOT NULL CHECK (places >= 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (event_id, team_news_id)
);

-- Figures of the next daily letter of an event. Removed with the letter.
CREATE TABLE team_news_day (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  letter_at timestamptz NOT NULL,
  orders int NOT NULL,
  tickets int NOT NULL,
  amount bigint NOT NULL,
  registrations int NOT NULL,
  registered_tickets int NOT NULL,
  registered_amount bigint NOT NULL,
  accepted int NOT NULL,
  coming int NOT NULL,
  declined int NOT NULL,
  waiting int NOT NULL,
  not_published int NOT NULL
);
CREATE INDEX team_news_day_due ON team_news_day (letter_at);

-- When somebody is told of what. No row, or null: the usual choice of domain/event/news/news-choice.ts.
CREATE TABLE team_news_choice (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  account_id uuid NOT NULL,
  sale text CHECK (sale IN ('AT_ONCE', 'DAILY', 'NEVER')),
  registration text CHECK (registration IN ('AT_ONCE', 'DAILY', 'NEVER')),
  answer text CHECK (answer IN ('AT_ONCE', 'DAILY', 'NEVER')),
  problem text CHECK (problem IN ('AT_ONCE', 'DAILY', 'NEVER')),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, account_id)
);
