import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { catalogueWorld } from './catalogue-world.ts';

const EVENT = 'query ($id: Int!) { event(id: $id) { begin_at end_at ended timezone } }';

it('an event says when it is, in milliseconds, whether it is over, and its zone, Asia/Saigon unless its organiser chose another [S3-20]', async () => {
  const world = await catalogueWorld();
  const organiser = await world.account('organiser');
  const start = world.now();
  const { eventId } = await world.published(organiser, { inMs: 3_600_000 });
  const { eventId: inTokyo } = await world.published(organiser, { inMs: 7_200_000, input: { timezone: 'Asia/Tokyo' } });
  const read = (id: number) => world.one(EVENT, { as: organiser, variables: { id } });
  const timed = { begin_at: start + 3_600_000, end_at: start + 10_800_000, timezone: 'Asia/Saigon' };
  expect(await read(eventId)).toEqual({ ...timed, ended: false });
  expect(await read(inTokyo)).toEqual({
    begin_at: start + 7_200_000,
    end_at: start + 14_400_000,
    timezone: 'Asia/Tokyo',
    ended: false,
  });
  world.setNow(instant(timed.end_at));
  expect(await read(eventId)).toMatchObject({ ended: false });
  world.setNow(instant(timed.end_at + 1));
  expect(await read(eventId)).toEqual({ ...timed, ended: true });
  expect(await read(inTokyo)).toMatchObject({ ended: false });
});
