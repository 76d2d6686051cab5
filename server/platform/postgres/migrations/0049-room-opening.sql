-- When a room opens to its guests; NULL: closed until the organiser opens it. Rooms that exist were open from the start and stay so.
ALTER TABLE online_room ADD COLUMN opens_at timestamptz;
UPDATE online_room SET opens_at = inserted_at;
