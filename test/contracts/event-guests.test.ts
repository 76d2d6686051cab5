import { expect, it } from 'vitest';
import { makeGraphqlEventGuests } from '#adapters/graphql/ticket/graphql-event-guests.ts';
import { askAs } from '#test/server/ask-as.ts';
import { invitingWorld } from '#test/server/inviting-world.ts';

it('lists everybody of an event over our schema, by list and by words, for its team', async () => {
  const { world, organiser, event, person, invite } = await invitingWorld();
  const lan = await person();
  await world.register(event, lan, [{ firstName: 'Lan', email: 'lan@example.test' }]);
  await invite([
    { name: 'Trần Mai', email: 'mai@example.test' },
    { name: 'Hoa', email: 'hoa@example.test' },
  ]);
  const guests = makeGraphqlEventGuests(askAs(world, organiser));
  const read = async (...[filter, at = {}]: [Parameters<typeof guests>[1], Parameters<typeof guests>[2]?]) => {
    const answer = await guests(event.eventId, filter, at);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { entries, totalCount, after } = answer.value.guests;
    return { ...answer.value, names: entries.map(({ name }) => name).sort(), entries, totalCount, after };
  };
  const all = await read({});
  expect(all).toMatchObject({ names: ['Hoa', 'Lan', 'Trần Mai'], totalCount: 3, everybody: 3 });
  expect(all.lists).toEqual(
    expect.arrayContaining([
      { bucket: 'GUESTS', count: 1 },
      { bucket: 'INVITED', count: 2 },
      { bucket: 'CHECKED_IN', count: 0 },
    ]),
  );
  expect(all.entries.find(({ name }) => name === 'Lan')).toMatchObject({
    email: 'lan@example.test',
    ticketName: 'Vé thường',
    status: 'ATTENDING',
    checkIns: 0,
  });
  expect(await read({ bucket: 'INVITED' })).toMatchObject({ names: ['Hoa', 'Trần Mai'], everybody: 3 });
  expect(await read({ search: 'tran mai' })).toMatchObject({ names: ['Trần Mai'], totalCount: 1 });
  const first = await read({}, { limit: 2 });
  const next = await read({}, { limit: 2, after: first.after ?? undefined });
  expect([...first.names, ...next.names].sort()).toEqual(all.names);

  const stranger = makeGraphqlEventGuests(askAs(world, await person()));
  expect(await stranger(event.eventId, {}, {})).toMatchObject({ ok: false, refusal: { code: 'FORBIDDEN' } });
});
