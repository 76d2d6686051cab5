import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { EVENT_FEATURES, EVENT_STATUSES, TEAM_ROLES, type TeamRole } from '#domain/event/event.ts';
import { MANAGEMENT_BUCKETS, managementBuckets } from '#domain/event/management-bucket.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { EVENT_ABILITIES, eventAbilities } from '#domain/permission/event-abilities.ts';
import { eventVisibility } from '#domain/permission/event-visibility.ts';
import { makePostgresEventStanding } from '#server/event/postgres/postgres-event-standing.ts';
import { makePostgresManagedEvents } from '#server/event/postgres/postgres-managed-events.ts';
import { visibilityCondition } from '#server/event/postgres/visibility-condition.ts';
import { parameters } from '#server/platform/postgres/keyset.ts';
import { testDatabase } from './test-database.ts';

const { pool, database } = await testDatabase();
const standing = makePostgresEventStanding(database);
const managed = makePostgresManagedEvents(pool);

const NOW = instant(Date.parse('2026-11-20T03:00:00Z'));
const [ANN, BIN] = [randomUUID(), randomUUID()] as [AccountId, AccountId];
const CORPORATES = [null, 1, 2] as const;
const TIMES = [
  { begin: NOW - 20, end: NOW - 1 },
  { begin: NOW - 20, end: NOW },
  { begin: NOW, end: NOW + 20 },
  { begin: NOW + 1, end: NOW + 20 },
];
const eventIds: number[] = [];

beforeAll(async () => {
  let eventId = 0;
  for (const status of EVENT_STATUSES)
    for (const owner of [ANN, BIN])
      for (const corporateId of CORPORATES)
        for (const role of [null, ...TEAM_ROLES] as readonly (TeamRole | null)[])
          for (const archive of [false, true]) {
            const time = TIMES[(eventId >> 1) % TIMES.length] ?? { begin: NOW, end: NOW };
            eventId += 1;
            eventIds.push(eventId);
            await pool.query(
              `INSERT INTO event (event_id, slug_words, name, type, event_type, status, feature, owner_account_id, corporate_id, organiser_name, archive, begin_at, end_at, inserted_at, updated_at)
               VALUES ($1, 'e', 'e', 'EVENT', 'ONSITE', $2, $3, $4, $5, 'o', $6, $7, $8, now(), now())`,
              [
                eventId,
                status,
                EVENT_FEATURES[eventId % EVENT_FEATURES.length],
                owner,
                corporateId,
                archive,
                new Date(time.begin),
                new Date(time.end),
              ],
            );
            if (role !== null)
              await pool.query(
                'INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, $3, now())',
                [eventId, BIN, role],
              );
            if (eventId % 3 === 0)
              await pool.query(
                `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, status, payment_method, price, original_price, discount, lines, registrant_email, inserted_at, updated_at)
                 VALUES ($1, $2, $3, 1, $4, 'SUCCESSFUL', 'FREE', 0, 0, 0, '[]', 'a@vemoi.test', now(), now())`,
                [eventId, randomUUID(), `N${eventId}`, ANN],
              );
          }
});

const viewers: fc.Arbitrary<PermissionViewer> = fc.oneof(
  fc.constant<PermissionViewer>({ kind: 'anonymous' }),
  fc.record({
    kind: fc.constant('account' as const),
    accountId: fc.constantFrom(ANN, BIN),
    isAdmin: fc.boolean(),
    isAccountant: fc.boolean(),
    ownedCorporates: fc.array(
      fc.record({
        corporateId: fc.constantFrom(1, 2),
        status: fc.constantFrom('PENDING' as const, 'APPROVED' as const, 'REJECTED' as const),
      }),
      { maxLength: 2 },
    ),
    staffMemberships: fc.array(
      fc.record({
        corporateId: fc.constantFrom(1, 2),
        role: fc.constantFrom('SUB_ADMIN' as const, 'ROOM_OPERATOR' as const, 'EVENT_OWNER' as const),
        active: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
);

it('lists a row exactly when the viewer has its ability', async () => {
  await fc.assert(
    fc.asyncProperty(viewers, fc.constantFrom(...EVENT_ABILITIES), async (viewer, ability) => {
      const given = parameters();
      const condition = visibilityCondition(eventVisibility(viewer, ability), given);
      const { rows } = await pool.query<{ readonly id: number }>(
        `SELECT e.event_id AS id FROM event e WHERE ${condition} ORDER BY 1`,
        given.values,
      );
      const facts = await standing.facts(eventIds, viewer.kind === 'account' ? viewer.accountId : null);
      const able = [...facts]
        .filter(([, event]) => eventAbilities(viewer, event).includes(ability))
        .map(([eventId]) => eventId);
      expect(rows.map((row) => row.id)).toEqual(able.sort((left, right) => left - right));
    }),
    { numRuns: 60 },
  );
});

it('puts an event in the buckets of its state and times [S4-08]', async () => {
  const everything = { anyOf: [{}] };
  const nobody = randomUUID() as AccountId;
  const { rows } = await pool.query(
    'SELECT event_id, status, archive, featured, begin_at, end_at FROM event ORDER BY event_id',
  );
  for (const bucket of MANAGEMENT_BUCKETS) {
    const query = { bucket, accountId: nobody, visibility: everything, search: null, now: NOW };
    const found = await managed.events(query, { limit: 1_000, from: null });
    const expected = rows.filter((row) =>
      managementBuckets(
        {
          status: row.status,
          archive: row.archive,
          featured: row.featured,
          favourite: false,
          beginAt: row.begin_at,
          endAt: row.end_at,
        },
        NOW,
      ).includes(bucket),
    );
    expect(new Set(found.rows.map((row) => row.eventId))).toEqual(new Set(expected.map((row) => row.event_id)));
    expect(await managed.countEvents(query)).toBe(expected.length);
  }
});
