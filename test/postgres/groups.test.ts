import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

/** The catalogue of tables: which group owns each. A new table is named here, or this test fails. */
const GROUPS = {
  event: [
    'attendee',
    'bought_ticket',
    'checkout_session',
    'event',
    'event_user',
    'integrity_check',
    'order_event',
    'part_creation',
    'payment',
    'payment_receipt',
    'photo',
    'quota',
    'redeem',
    'reservation',
    'seat_map',
    'section_event',
    'session_seat',
    'ticket_donation',
    'ticket_key',
    'ticket_type',
    'ticket_type_quota',
    'user_order',
  ],
  account: ['account', 'consent', 'event_creation', 'registrant', 'renewal_token', 'session_family', 'stored_file'],
  global: [
    'audit_entry',
    'category',
    'contact_lead',
    'corporate',
    'corporate_staff',
    'email_directory',
    'email_message',
    'incoming_transfer',
    'job',
    'ledger_line',
    'order_number_directory',
    'periodic_task',
    'public_name_directory',
    'search_word',
    'session_directory',
    'setting',
    'sign_in_challenge',
    'sign_in_count',
    'sign_in_subject',
    'transfer_code_directory',
    'transfer_outcome',
  ],
} as const;
type Group = keyof typeof GROUPS;
const KEY: Readonly<Partial<Record<Group, string>>> = { event: 'event_id', account: 'account_id' };
const groupOf = new Map<string, Group>(Object.entries(GROUPS).flatMap(([group, tables]) => tables.map((table) => [table, group as Group])));

const { asOwner } = await testDatabase();

it('every table belongs to a named group', async () => {
  const tables = await asOwner<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'schema_migration%' ORDER BY 1`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual([...groupOf.keys()].sort());
});

it('every primary and unique key of a group names its owner', async () => {
  const keys = await asOwner<{ table: string; index: string; columns: string[] }>(`
    SELECT t.relname AS table, i.relname AS index, ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (x.indkey)) AS columns
    FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    WHERE x.indisunique AND t.relnamespace = 'public'::regnamespace`);
  const stray = keys.filter(({ table, columns }) => {
    const key = KEY[groupOf.get(table) ?? 'global'];
    return key !== undefined && !columns.includes(key);
  });
  expect(stray).toEqual([]);
});

it('no foreign key crosses groups, and one within a group carries its owner', async () => {
  const foreign = await asOwner<{ from: string; to: string; columns: string[] }>(`
    SELECT f.relname AS from, r.relname AS to, ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)) AS columns
    FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class r ON r.oid = c.confrelid
    WHERE c.contype = 'f' AND f.relnamespace = 'public'::regnamespace`);
  expect(foreign.length).toBeGreaterThan(5);
  const crossing = foreign.filter(({ from, to, columns }) => {
    const group = groupOf.get(from);
    const key = KEY[group ?? 'global'];
    return group !== groupOf.get(to) || (key !== undefined && !columns.includes(key));
  });
  expect(crossing).toEqual([]);
});

it('money and counted places are whole numbers', async () => {
  const inexact = await asOwner(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type IN ('numeric', 'real', 'double precision', 'money')`,
  );
  expect(inexact).toEqual([]);
});
