-- The same zone under the name that the specification gives it.
ALTER TABLE event ALTER COLUMN timezone SET DEFAULT 'Asia/Saigon';
