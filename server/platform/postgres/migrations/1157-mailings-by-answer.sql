-- Emails to invited guests, by their answer.
ALTER TABLE guest_mailing DROP CONSTRAINT guest_mailing_audience_check;
ALTER TABLE guest_mailing ADD CONSTRAINT guest_mailing_audience_check CHECK (audience IN ('TICKET_HOLDERS',
  'NOT_CHECKED_IN', 'PENDING', 'INVITED', 'RSVP_ACCEPTED', 'RSVP_WAITING', 'RSVP_DECLINED'));
