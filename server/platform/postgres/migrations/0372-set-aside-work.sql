-- Jobs and emails that failed for good are listed, newest first.
CREATE INDEX job_set_aside ON job (dead_at, id) WHERE dead_at IS NOT NULL;
CREATE INDEX email_message_dropped ON email_message (dropped_at, email_message_id) WHERE dropped_at IS NOT NULL;

-- Why an email was dropped is a code now; what the mail server said stands beside it.
ALTER TABLE email_message ADD COLUMN dropped_detail text;
UPDATE email_message SET dropped_detail = substr(dropped_because, 29), dropped_because = 'REJECTED'
  WHERE dropped_because LIKE 'refused by the mail server: %';
UPDATE email_message m SET dropped_because = c.code FROM (VALUES
    ('the code has expired', 'CODE_EXPIRED'),
    ('the order is gone', 'ORDER_GONE'),
    ('the order has no valid ticket', 'NO_VALID_TICKET'),
    ('no valid ticket names the recipient', 'NOT_THE_HOLDER'),
    ('the ticket was taken back, or is void', 'TICKET_MOVED'),
    ('the payment no longer waits', 'PAYMENT_NOT_WAITING'),
    ('the payment is gone', 'PAYMENT_GONE'),
    ('the rest came, or is no longer awaited', 'REST_NOT_AWAITED'),
    ('the money found its tickets, or is refunded', 'MONEY_SETTLED'),
    ('the invitation was answered, taken back or written anew', 'INVITATION_CHANGED'),
    ('the cancellation is gone', 'CANCELLATION_GONE'),
    ('a later move replaced it', 'MOVED_AGAIN'),
    ('the guest opted out', 'OPTED_OUT'),
    ('the event is gone', 'EVENT_GONE'),
    ('the member has left the team', 'MEMBER_LEFT'),
    ('the registration has moved on', 'REGISTRATION_MOVED_ON'),
    ('what was written is gone', 'LEAD_GONE'),
    ('its data cannot be read', 'UNREADABLE')
  ) AS c (said, code) WHERE m.dropped_because = c.said;

-- A cursor keeps milliseconds.
UPDATE job SET dead_at = date_trunc('milliseconds', dead_at) WHERE dead_at IS NOT NULL;
