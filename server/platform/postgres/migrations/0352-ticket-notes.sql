-- What a buyer should know of a type of ticket before choosing it.
ALTER TABLE ticket_type ADD COLUMN note text CHECK (char_length(note) BETWEEN 1 AND 200);
