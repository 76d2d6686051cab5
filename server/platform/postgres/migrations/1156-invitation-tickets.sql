-- Free tickets that come with invitations alone: never offered for sale.
ALTER TABLE ticket_type ADD COLUMN by_invitation boolean NOT NULL DEFAULT false
  CHECK (NOT by_invitation OR (price = 0 AND original_price = 0));
