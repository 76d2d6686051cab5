-- Staff find an account by the last nine digits of its phone, which every way to write it shares.
CREATE INDEX account_phone ON account (right(regexp_replace(setting ->> 'national_phone_number', '\D', '', 'g'), 9))
  WHERE setting ->> 'national_phone_number' IS NOT NULL;
-- Somebody's sign-ins, newest first.
CREATE INDEX session_family_newest ON session_family (account_id, inserted_at);
