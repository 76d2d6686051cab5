-- The order in which a name's owner wrote it. Null: nobody said, so the name itself is asked.
ALTER TABLE account ADD COLUMN name_order text CHECK (name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
ALTER TABLE registrant ADD COLUMN name_order text CHECK (name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
ALTER TABLE attendee ADD COLUMN name_order text CHECK (name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
ALTER TABLE bought_ticket ADD COLUMN name_order text CHECK (name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
ALTER TABLE event_recipient ADD COLUMN name_order text CHECK (name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
ALTER TABLE rsvp_invitation ADD COLUMN name_order text CHECK (name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
ALTER TABLE user_order ADD COLUMN registrant_name_order text
  CHECK (registrant_name_order IN ('FAMILY_FIRST', 'GIVEN_FIRST'));
