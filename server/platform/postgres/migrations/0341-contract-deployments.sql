-- The contract that was deployed for an event, or is being deployed, at the provider Chat3. [S3-78]
CREATE TABLE contract_deployment (
  event_id int PRIMARY KEY REFERENCES event,
  -- Names the request to the provider; a new one for each attempt.
  contract_deployment_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('REQUESTED', 'PENDING', 'DEPLOYED', 'UPDATING', 'FAILED')),
  chain text NOT NULL CHECK (chain IN ('POLYGON', 'BASE')),
  contract_name text NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  metadata jsonb NOT NULL,
  -- What a change asks for, while it is UPDATING.
  wanted_name text,
  wanted_amount int,
  -- The provider's: its number of the deployment, the contract's address, where to look at it, what it says.
  instance_id text,
  contract text,
  link text,
  message text,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- How often the provider was asked in this state, and when next; null: nothing is awaited.
  asks int NOT NULL DEFAULT 0,
  next_at timestamptz,
  CHECK ((state IN ('REQUESTED', 'PENDING', 'UPDATING')) = (next_at IS NOT NULL)),
  CHECK ((state = 'UPDATING') = (wanted_name IS NOT NULL AND wanted_amount IS NOT NULL)),
  CHECK (state NOT IN ('PENDING', 'DEPLOYED', 'UPDATING') OR instance_id IS NOT NULL),
  CHECK (state NOT IN ('DEPLOYED', 'UPDATING') OR contract IS NOT NULL AND link IS NOT NULL)
);
CREATE INDEX contract_deployment_due ON contract_deployment (next_at) WHERE next_at IS NOT NULL;
