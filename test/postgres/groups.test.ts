import { describe, expect, it } from 'vitest';
import { shardingFaults } from './sharding-faults.ts';
import { testDatabase } from './test-database.ts';

const { asOwner } = await testDatabase();

describe('the schema can be spread over machines by event', () => {
  it('every table belongs to a named group, every key holds its column, and no foreign key leaves a machine', async () => {
    expect(await shardingFaults(asOwner)).toEqual([]);
  });

  // Proves that the test above can fail: each table breaks one rule of Citus.
  it.each([
    ['a table that nobody placed', 'CREATE TABLE planted (event_id int PRIMARY KEY)', 'planted belongs to no group'],
    [
      'a key without its event',
      'ALTER TABLE photo ADD CONSTRAINT planted UNIQUE (url)',
      'photo.planted is unique on each machine only: it lacks event_id',
    ],
    [
      'a unique index over an expression only',
      'CREATE UNIQUE INDEX planted ON user_order (lower(order_number))',
      'user_order.planted is unique on each machine only: it lacks event_id',
    ],
    [
      'a foreign key to another group',
      'ALTER TABLE event ADD CONSTRAINT planted FOREIGN KEY (owner_account_id) REFERENCES account',
      'event.planted leaves its machine for account',
    ],
    [
      'a foreign key to what is on one machine',
      'ALTER TABLE section_event ADD CONSTRAINT planted FOREIGN KEY (section_event_id) REFERENCES session_directory',
      'section_event.planted leaves its machine for session_directory',
    ],
    [
      'a foreign key from what is on one machine',
      'ALTER TABLE session_directory ADD CONSTRAINT planted FOREIGN KEY (event_id) REFERENCES event',
      'session_directory.planted leaves its machine for event',
    ],
    [
      'a foreign key whose event is another column',
      'ALTER TABLE redeem ADD COLUMN other_event_id int, ADD CONSTRAINT planted FOREIGN KEY (other_event_id, bought_ticket_id) REFERENCES bought_ticket (event_id, bought_ticket_id)',
      "redeem.planted may lead to another machine's bought_ticket: it lacks event_id",
    ],
    [
      'an event that may be missing',
      'ALTER TABLE photo DROP CONSTRAINT photo_pkey, ALTER event_id DROP NOT NULL',
      'photo has no event_id that is always there',
    ],
    [
      'a trigger',
      `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
       CREATE TRIGGER planted BEFORE INSERT ON quota FOR EACH ROW EXECUTE FUNCTION planted()`,
      'quota.planted is a trigger',
    ],
  ])('reports %s', async (_name, planted, fault) => {
    await asOwner('BEGIN');
    try {
      await asOwner(planted);
      expect(await shardingFaults(asOwner)).toEqual([fault]);
    } finally {
      await asOwner('ROLLBACK');
    }
  });
});

it('stores money and counts as whole numbers', async () => {
  const inexact = await asOwner(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type IN ('numeric', 'real', 'double precision', 'money')`,
  );
  expect(inexact).toEqual([]);
});
