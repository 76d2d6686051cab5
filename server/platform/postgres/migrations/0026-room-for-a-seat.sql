-- Seats change hands row by row of the hall, a whole page of the table within one batch: each finds room for its new version beside it, so that no index learns of it.
ALTER TABLE session_seat SET (fillfactor = 45);
