-- An email to holders of tickets in a group of guests, which may be deleted meanwhile; group_name: as it was called then.
-- NULL: in any group, or none.
ALTER TABLE guest_mailing ADD COLUMN group_id uuid
    CHECK (group_id IS NULL OR audience IN ('TICKET_HOLDERS', 'NOT_CHECKED_IN')),
  ADD COLUMN group_name text CHECK ((group_id IS NULL) = (group_name IS NULL));
