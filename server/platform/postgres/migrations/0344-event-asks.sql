-- Whether every attendee gives phone number, gender and job title, and whether tickets are handed out at the venue.
ALTER TABLE event ADD COLUMN is_required_general_info boolean NOT NULL DEFAULT false,
  ADD COLUMN is_receiving_ticket_offline boolean NOT NULL DEFAULT false;
