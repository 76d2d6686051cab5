-- A donation that a guest gives in an online room, from the moment it is noted to its order.
ALTER TABLE ticket_donation ADD COLUMN in_room boolean NOT NULL DEFAULT false;
ALTER TABLE checkout_session ADD COLUMN donation_in_room boolean NOT NULL DEFAULT false;
ALTER TABLE user_order ADD COLUMN donation_in_room boolean NOT NULL DEFAULT false;
