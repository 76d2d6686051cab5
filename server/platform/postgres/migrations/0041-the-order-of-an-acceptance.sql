-- An order that the organiser deletes is looked up among the acceptances of its event.
CREATE UNIQUE INDEX rsvp_invitation_accepted ON rsvp_invitation (event_id, bought_ticket_id) WHERE bought_ticket_id IS NOT NULL;

-- Acceptances whose order was deleted before take another answer.
UPDATE rsvp_invitation i SET status = 'INVITED', account_id = NULL, party = NULL, bought_ticket_id = NULL, answered_at = NULL,
    answers = i.answers + 1
  FROM bought_ticket b
  WHERE b.event_id = i.event_id AND b.bought_ticket_id = i.bought_ticket_id AND i.status = 'ACCEPTED' AND b.status = 'VOID';
