-- Event group: event_id in every primary, unique and foreign key, so that it can be distributed by event (docs/decisions).

CREATE TABLE event (
  event_id int PRIMARY KEY,
  slug_words text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  summary text NOT NULL DEFAULT '',
  address text,
  timezone text NOT NULL DEFAULT 'Asia/Ho_Chi_Minh',
  type text NOT NULL CHECK (type IN ('EVENT', 'CLASS')),
  event_type text NOT NULL CHECK (event_type IN ('ONLINE', 'ONSITE', 'HYBRID')),
  status text NOT NULL CHECK (status IN ('READY', 'PUBLISHED', 'CANCELLED')),
  feature text NOT NULL CHECK (feature IN ('PUBLIC', 'PRIVATE', 'HIGHLIGHT_PRIVATE')),
  category_id int,
  -- The publisher: a person, who may act for a corporate.
  owner_account_id uuid NOT NULL,
  corporate_id int,
  organiser_name text NOT NULL,
  enable_ticket_donation boolean NOT NULL DEFAULT false,
  required_approval boolean NOT NULL DEFAULT false,
  is_required_form_ticket boolean NOT NULL DEFAULT false,
  policy text,
  urls text[] NOT NULL DEFAULT '{}',
  archive boolean NOT NULL DEFAULT false,
  featured boolean NOT NULL DEFAULT false,
  -- First begin and last end of its sessions, kept by the session's writes.
  begin_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  published_at timestamptz,
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  search_words text GENERATED ALWAYS AS (plain_words(name || ' ' || coalesce(address, '') || ' ' || organiser_name)) STORED
);
CREATE INDEX event_upcoming ON event (begin_at, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
CREATE INDEX event_ending ON event (end_at, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
CREATE INDEX event_search ON event USING gin (search_words gin_trgm_ops) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
CREATE INDEX event_owner ON event (owner_account_id, begin_at, event_id);
CREATE INDEX event_corporate ON event (corporate_id, begin_at, event_id) WHERE corporate_id IS NOT NULL;

CREATE TABLE section_event (
  event_id int NOT NULL REFERENCES event,
  section_event_id int NOT NULL,
  name text NOT NULL DEFAULT '',
  description text,
  address text,
  begin_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  -- The organiser's wall clock, so that a series repeats in local time.
  local_begin timestamp NOT NULL,
  timezone text NOT NULL,
  plan_sale text CHECK (plan_sale IN ('UPCOMING', 'CLOSED')),
  urls text[] NOT NULL DEFAULT '{}',
  position int NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, section_event_id),
  CHECK (end_at > begin_at)
);

-- Stock. Only the reservation batcher writes reserved and sold; capacity edits go through it too.
CREATE TABLE quota (
  event_id int NOT NULL REFERENCES event,
  quota_id uuid NOT NULL,
  scope text NOT NULL CHECK (scope IN ('TICKET_TYPE', 'SESSION', 'EVENT')),
  capacity int CHECK (capacity >= 0),
  reserved int NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  sold int NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (event_id, quota_id),
  CONSTRAINT quota_never_oversold CHECK (capacity IS NULL OR reserved + sold <= capacity)
) WITH (fillfactor = 50);

CREATE TABLE ticket_type (
  event_id int NOT NULL,
  ticket_type_id uuid NOT NULL,
  section_event_id int NOT NULL,
  name text NOT NULL,
  description text,
  price bigint NOT NULL CHECK (price >= 0),
  original_price bigint NOT NULL CHECK (original_price >= price),
  currency text NOT NULL DEFAULT 'VND' CHECK (currency = 'VND'),
  purchase_limit int CHECK (purchase_limit > 0),
  account_limit int CHECK (account_limit > 0),
  multiple_of int NOT NULL DEFAULT 1 CHECK (multiple_of > 0),
  sale_begin_at timestamptz,
  sale_end_at timestamptz,
  mode text NOT NULL CHECK (mode IN ('ONLINE', 'ONSITE')),
  position int NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, ticket_type_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event
);
CREATE INDEX ticket_type_session ON ticket_type (event_id, section_event_id, position);

-- A ticket type draws on one or more quotas: its own, its session's, its event's.
CREATE TABLE ticket_type_quota (
  event_id int NOT NULL,
  ticket_type_id uuid NOT NULL,
  quota_id uuid NOT NULL,
  PRIMARY KEY (event_id, ticket_type_id, quota_id),
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type,
  FOREIGN KEY (event_id, quota_id) REFERENCES quota
);

CREATE TABLE photo (
  event_id int NOT NULL REFERENCES event,
  photo_id uuid NOT NULL,
  url text NOT NULL,
  thumbnail_url text NOT NULL,
  label text,
  width int NOT NULL,
  height int NOT NULL,
  color text NOT NULL,
  position int NOT NULL DEFAULT 0,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, photo_id)
);

CREATE TABLE event_user (
  event_id int NOT NULL REFERENCES event,
  account_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('MANAGER', 'EDITOR', 'CHECK_IN')),
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, account_id)
);
CREATE INDEX event_user_account ON event_user (account_id, event_id);

-- Ed25519 pair that signs the event's tickets; the private half is encrypted under the keyring.
CREATE TABLE ticket_key (
  event_id int NOT NULL REFERENCES event,
  key_number int NOT NULL CHECK (key_number BETWEEN 1 AND 255),
  public_key bytea NOT NULL,
  private_key_sealed bytea NOT NULL,
  sealed_by text NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, key_number)
);

-- A buyer's donation that waits for the checkout.
CREATE TABLE ticket_donation (
  event_id int NOT NULL,
  section_event_id int NOT NULL,
  account_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  message text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, section_event_id, account_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event
);

CREATE TABLE checkout_session (
  event_id int NOT NULL REFERENCES event,
  checkout_session_id uuid NOT NULL,
  section_event_id int NOT NULL,
  account_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'PAYING', 'COMPLETED', 'CANCELLED', 'EXPIRED')),
  -- Frozen: lines, totals, donation.
  quote jsonb NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  donation bigint NOT NULL DEFAULT 0 CHECK (donation >= 0),
  donation_message text,
  policy_version int,
  locale text NOT NULL CHECK (locale IN ('en', 'vi')),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  held_until timestamptz NOT NULL,
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, checkout_session_id),
  UNIQUE (event_id, account_id, idempotency_key),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event
);
CREATE INDEX checkout_session_account ON checkout_session (account_id, inserted_at DESC);

-- A claim on places: a cart line that becomes sold or is released.
CREATE TABLE reservation (
  event_id int NOT NULL,
  reservation_id uuid NOT NULL,
  section_event_id int NOT NULL,
  ticket_type_id uuid NOT NULL,
  account_id uuid NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  original_unit_price bigint NOT NULL CHECK (original_unit_price >= unit_price),
  state text NOT NULL CHECK (state IN ('HELD', 'IN_CHECKOUT', 'SOLD', 'RELEASED')),
  held_until timestamptz NOT NULL,
  -- The first hold of the buyer's cart; the hold is not renewable by adding lines.
  held_since timestamptz NOT NULL,
  checkout_session_id uuid,
  user_order_id uuid,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, reservation_id),
  UNIQUE (event_id, account_id, idempotency_key, ticket_type_id),
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type,
  FOREIGN KEY (event_id, checkout_session_id) REFERENCES checkout_session
);
CREATE INDEX reservation_due ON reservation (held_until, event_id) WHERE state IN ('HELD', 'IN_CHECKOUT');
CREATE INDEX reservation_buyer ON reservation (event_id, account_id, state);
CREATE INDEX reservation_account ON reservation (account_id, inserted_at) WHERE state = 'HELD';
CREATE INDEX reservation_checkout ON reservation (event_id, checkout_session_id) WHERE checkout_session_id IS NOT NULL;

CREATE TABLE attendee (
  event_id int NOT NULL,
  reservation_id uuid NOT NULL,
  position int NOT NULL CHECK (position >= 0),
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text,
  gender text,
  phone_number text,
  job_title text,
  note text,
  answers jsonb,
  PRIMARY KEY (event_id, reservation_id, position),
  FOREIGN KEY (event_id, reservation_id) REFERENCES reservation
);

CREATE TABLE payment (
  event_id int NOT NULL,
  payment_id uuid NOT NULL,
  checkout_session_id uuid NOT NULL,
  account_id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('BANK_TRANSFER', 'VNPAY', 'STRIPE', 'WALLET', 'MANUAL')),
  state text NOT NULL CHECK (state IN ('PENDING', 'PART_PAID', 'SUCCEEDED', 'EXPIRED', 'CANCELLED', 'FAILED', 'LATE_MONEY', 'REFUND_DUE', 'REFUNDED')),
  amount bigint NOT NULL CHECK (amount > 0),
  received bigint NOT NULL DEFAULT 0 CHECK (received >= 0),
  currency text NOT NULL DEFAULT 'VND' CHECK (currency = 'VND'),
  transfer_code text,
  pay_before timestamptz NOT NULL,
  held_until timestamptz NOT NULL,
  idempotency_key text NOT NULL,
  -- The buyer's choice when late money found no place.
  late_choice text CHECK (late_choice IN ('REFUND', 'WAIT')),
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, payment_id),
  UNIQUE (event_id, account_id, idempotency_key),
  FOREIGN KEY (event_id, checkout_session_id) REFERENCES checkout_session
);
CREATE INDEX payment_checkout ON payment (event_id, checkout_session_id);
CREATE INDEX payment_waiting ON payment (held_until, event_id) WHERE state IN ('PENDING', 'PART_PAID');
CREATE INDEX payment_code ON payment (event_id, transfer_code) WHERE transfer_code IS NOT NULL;
-- Money is awaited through one door at a time.
CREATE UNIQUE INDEX payment_open ON payment (event_id, checkout_session_id) WHERE state IN ('PENDING', 'PART_PAID');

CREATE TABLE payment_receipt (
  event_id int NOT NULL,
  payment_id uuid NOT NULL,
  provider text NOT NULL,
  provider_reference text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  -- The same money never counts twice.
  PRIMARY KEY (event_id, provider, provider_reference),
  FOREIGN KEY (event_id, payment_id) REFERENCES payment
);
CREATE INDEX payment_receipt_payment ON payment_receipt (event_id, payment_id);

CREATE TABLE user_order (
  event_id int NOT NULL,
  user_order_id uuid NOT NULL,
  order_number text NOT NULL,
  section_event_id int NOT NULL,
  account_id uuid NOT NULL,
  checkout_session_id uuid,
  status text NOT NULL CHECK (status IN ('PROCESSING', 'REQUIRED_APPROVAL', 'SUCCESSFUL', 'UNSUCCESSFUL', 'CANCELLED', 'REFUNDED', 'WITHDRAWN')),
  payment_method text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  original_price bigint NOT NULL CHECK (original_price >= 0),
  discount bigint NOT NULL CHECK (discount >= 0),
  donation bigint NOT NULL DEFAULT 0 CHECK (donation >= 0),
  donation_message text,
  currency text NOT NULL DEFAULT 'VND' CHECK (currency = 'VND'),
  -- Names and prices as they were: the order copies what it was made under.
  lines jsonb NOT NULL,
  registrant_email text NOT NULL,
  registrant_first_name text,
  registrant_last_name text,
  registrant_gender text,
  registrant_phone_number text,
  search_words text GENERATED ALWAYS AS (plain_words(order_number || ' ' || registrant_email || ' ' || coalesce(registrant_first_name, '') || ' ' || coalesce(registrant_last_name, ''))) STORED,
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, user_order_id),
  UNIQUE (event_id, checkout_session_id)
);
CREATE INDEX user_order_account ON user_order (account_id, inserted_at DESC, user_order_id);
CREATE INDEX user_order_event ON user_order (event_id, inserted_at DESC, user_order_id);

-- Append-only history of an order; the state is its fold.
CREATE TABLE order_event (
  event_id int NOT NULL,
  user_order_id uuid NOT NULL,
  number int NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  actor_account_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (event_id, user_order_id, number)
);

CREATE TABLE bought_ticket (
  event_id int NOT NULL,
  bought_ticket_id uuid NOT NULL,
  section_event_id int NOT NULL,
  ticket_type_id uuid NOT NULL,
  user_order_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  position int NOT NULL,
  account_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('VALID', 'VOID')),
  -- Raised by every re-issue; the door admits only the newest.
  issue_number int NOT NULL DEFAULT 1 CHECK (issue_number > 0),
  redeem_code text NOT NULL,
  ticket_name text NOT NULL,
  ticket_description text,
  mode text NOT NULL CHECK (mode IN ('ONLINE', 'ONSITE')),
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text,
  gender text,
  phone_number text,
  job_title text,
  redeem_count int NOT NULL DEFAULT 0 CHECK (redeem_count >= 0),
  first_redeemed_at timestamptz,
  search_words text GENERATED ALWAYS AS (plain_words(redeem_code || ' ' || email || ' ' || first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone_number, '') || ' ' || ticket_name)) STORED,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, bought_ticket_id),
  UNIQUE (event_id, redeem_code),
  -- A place of a reservation becomes one ticket, however often settling is repeated.
  UNIQUE (event_id, reservation_id, position),
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order
);
CREATE INDEX bought_ticket_order ON bought_ticket (event_id, user_order_id);
CREATE INDEX bought_ticket_account ON bought_ticket (account_id, inserted_at DESC, bought_ticket_id);
CREATE INDEX bought_ticket_guests ON bought_ticket (event_id, inserted_at DESC, bought_ticket_id);
CREATE INDEX bought_ticket_search ON bought_ticket USING gin (search_words gin_trgm_ops);

CREATE TABLE redeem (
  event_id int NOT NULL,
  redeem_id uuid NOT NULL,
  bought_ticket_id uuid NOT NULL,
  section_event_id int NOT NULL,
  type text NOT NULL CHECK (type IN ('QR', 'CODE')),
  by_account_id uuid NOT NULL,
  -- One scan counts once, however often it is sent.
  scan_key text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (event_id, redeem_id),
  UNIQUE (event_id, scan_key),
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket
);
CREATE INDEX redeem_recent ON redeem (event_id, at DESC);
CREATE INDEX redeem_ticket ON redeem (event_id, bought_ticket_id, at);

-- What the last look at an event's books found; empty problems: healthy.
CREATE TABLE integrity_check (
  event_id int PRIMARY KEY REFERENCES event,
  problems jsonb NOT NULL,
  checked_at timestamptz NOT NULL
);

-- Account group: which event a person's key already made, so that a create_event that is sent twice makes one.
CREATE TABLE event_creation (
  account_id uuid NOT NULL,
  creation_key text NOT NULL,
  event_id int NOT NULL,
  PRIMARY KEY (account_id, creation_key)
);
