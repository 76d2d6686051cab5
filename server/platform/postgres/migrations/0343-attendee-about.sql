-- What an attendee says of themselves beside name and contact: companyName, companyAddress, industries, organization,
-- question; null: nothing.
ALTER TABLE attendee ADD COLUMN about jsonb CHECK (jsonb_typeof(about) = 'object');
