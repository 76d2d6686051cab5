import { describe } from 'vitest';
import { makeGraphqlDoor } from '#adapters/graphql/door/graphql-door.ts';
import { makeGraphqlSalesDesk } from '#adapters/graphql/report/graphql-sales-desk.ts';
import { makeGraphqlGuestList } from '#adapters/graphql/ticket/graphql-guest-list.ts';
import { makeMemoryDoor } from '#adapters/memory/door/memory-door.ts';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { makeMemorySalesDesk } from '#adapters/memory/report/memory-sales-desk.ts';
import { makeMemoryGuestList } from '#adapters/memory/ticket/memory-guest-list.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { aMemoryGuest, eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { askAs } from '#test/server/ask-as.ts';
import { catalogueWorld } from '#test/server/catalogue-world.ts';
import { doorContract } from './door.contract.ts';

describe('in memory', () => {
  doorContract(async () => {
    let now = NOW;
    const world = makeMemoryDeskWorld(() => now);
    const desk = makeMemoryEventDesk(world);
    const session = sessionFields();
    const here = await desk.create({ ...eventFields, allowReEntry: true }, session);
    if (!here.ok) throw new Error('No event');
    const other = await desk.addSession(here.value.eventId, { ...session, name: 'Đêm sau' });
    if (!other.ok) throw new Error('No session');
    const { eventId, sessionId } = here.value;
    const guest = (ticketId: string, firstName: string) =>
      aMemoryGuest({ ticketId, code: `CODE${ticketId}`, firstName, eventId, sessionId });
    for (const one of [guest('lan', 'Lan'), guest('minh', 'Minh')]) world.guests.set(one.ticketId, one);
    return {
      door: makeMemoryDoor(world),
      guests: makeMemoryGuestList(world),
      sales: makeMemorySalesDesk(world),
      eventId,
      sessionId,
      timezone: eventFields.timezone,
      otherSessionId: other.value.sessionId,
      codes: { lan: 'CODElan', minh: 'CODEminh' },
      now: () => now,
      pass: (ms) => {
        now = later(now, ms);
      },
    };
  });
});

describe('over our schema, on PostgreSQL', async () => {
  const world = await catalogueWorld(NOW);
  let people = 0;
  doorContract(async () => {
    people += 1;
    const organiser = await world.account(`door-${people}`);
    const here = await world.published(organiser, { name: 'Đêm nhạc', input: { allow_re_entry: true } });
    const other = await world.one<{ readonly id: number }>(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
      {
        as: organiser,
        variables: {
          id: here.eventId,
          input: { name: 'Đêm sau', begin_at: NOW + 9 * DAY, end_at: NOW + 9 * DAY + HOUR },
        },
      },
    );
    await world.register(here, await world.account(`guest-${people}`), [
      { firstName: 'Lan', email: 'lan@example.test' },
      { firstName: 'Minh', email: 'minh@example.test' },
    ]);
    const { rows } = await world.pool.query<{ readonly first_name: string; readonly redeem_code: string }>(
      'SELECT first_name, redeem_code FROM bought_ticket WHERE event_id = $1',
      [here.eventId],
    );
    const codeOf = (name: string) => rows.find((row) => row.first_name === name)?.redeem_code ?? '';
    const transport = askAs(world, organiser);
    return {
      door: makeGraphqlDoor(transport),
      guests: makeGraphqlGuestList(transport),
      sales: makeGraphqlSalesDesk(transport),
      eventId: here.eventId,
      sessionId: here.sessionId,
      timezone: DEFAULT_TIMEZONE,
      otherSessionId: other.id,
      codes: { lan: codeOf('Lan'), minh: codeOf('Minh') },
      now: world.now,
      pass: (ms) => world.setNow(later(world.now(), ms)),
    };
  });
});
