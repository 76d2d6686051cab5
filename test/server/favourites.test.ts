import { beforeAll, describe, expect, it } from 'vitest';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let event: OneSessionEvent;

const HEART =
  'mutation ($id: Int!, $wish: Boolean!) { interest_event(event_id: $id, is_interest: $wish) { id interest is_interest } }';
const heart = (as: PermissionViewer | undefined, id: number, wish: boolean, eventKey = '') =>
  world.ask(HEART, { ...(as === undefined ? {} : { as }), variables: { id, wish }, eventKey });
const seen = (as?: PermissionViewer) =>
  world.one<{ readonly interest: number; readonly is_interest: boolean }>(
    `{ event(id: ${event.eventId}) { interest is_interest } }`,
    as && { as },
  );
const liked = async (as: PermissionViewer) =>
  (
    await world.one<{ readonly events: readonly { readonly id: number }[] }>(
      '{ published_events(filter: { liked: true }) { events { id } } }',
      {
        as,
      },
    )
  ).events;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  event = await world.published(organiser, { name: 'Đêm nhạc' });
});

describe('favourites', () => {
  it('are marked and unmarked, for the viewer alone, and counted for everybody [S7.4-14]', async () => {
    const [lan, minh] = [await world.account('lan'), await world.account('minh')];
    expect((await heart(lan, event.eventId, true)).data).toEqual({
      interest_event: { id: event.eventId, interest: 1, is_interest: true },
    });
    expect((await heart(lan, event.eventId, true)).data).toEqual({
      interest_event: { id: event.eventId, interest: 1, is_interest: true },
    });
    await heart(minh, event.eventId, true);
    expect([await seen(lan), await seen(organiser), await seen()]).toEqual([
      { interest: 2, is_interest: true },
      { interest: 2, is_interest: false },
      { interest: 2, is_interest: false },
    ]);
    expect((await heart(lan, event.eventId, false)).data).toEqual({
      interest_event: { id: event.eventId, interest: 1, is_interest: false },
    });
    expect((await heart(lan, event.eventId, false)).data).toEqual({
      interest_event: { id: event.eventId, interest: 1, is_interest: false },
    });
  });

  it('nobody in particular has none: UNAUTHORIZED [S6-04]', async () => {
    expect((await heart(undefined, event.eventId, true)).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect((await world.ask('{ published_events(filter: { liked: true }) { events { id } } }')).refusals).toEqual([
      { code: 'UNAUTHORIZED' },
    ]);
  });

  it('what is private, not published or not there is nobody’s favourite', async () => {
    const lan = await world.account('lan.private');
    const hidden = await world.published(organiser, { name: 'Tiệc riêng', input: { feature: 'PRIVATE' } });
    expect((await heart(lan, hidden.eventId, true)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
    const eventKey = await world.eventKeyOf(hidden.eventId, organiser);
    expect((await heart(lan, hidden.eventId, true, eventKey)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await heart(lan, 999_999, true)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
  });

  it('what turned private after it was kept can be let go of', async () => {
    const lan = await world.account('lan.later');
    const turned = await world.published(organiser, { name: 'Rồi thành riêng' });
    await heart(lan, turned.eventId, true);
    await world.pool.query(`UPDATE event SET feature = 'PRIVATE' WHERE event_id = $1`, [turned.eventId]);
    const eventKey = await world.eventKeyOf(turned.eventId, organiser);
    expect((await heart(lan, turned.eventId, false, eventKey)).data).toEqual({
      interest_event: { id: turned.eventId, interest: 0, is_interest: false },
    });
  });

  it('are a list of their own, each person’s', async () => {
    const [lan, minh] = [await world.account('lan.list'), await world.account('minh.list')];
    await heart(lan, event.eventId, true);
    expect(await liked(lan)).toEqual([{ id: event.eventId }]);
    expect(await liked(minh)).toEqual([]);
  });

  it('many hearts at once are counted once each', async () => {
    const crowded = await world.published(organiser, { name: 'Đông người' });
    const people = await Promise.all(Array.from({ length: 20 }, (_, number) => world.account(`heart.${number}`)));
    await Promise.all([...people, ...people].map((person) => heart(person, crowded.eventId, true)));
    await Promise.all(
      people
        .slice(0, 5)
        .flatMap((person) => [heart(person, crowded.eventId, false), heart(person, crowded.eventId, false)]),
    );
    const [row] = (
      await world.pool.query('SELECT interest FROM event_interest_count WHERE event_id = $1', [crowded.eventId])
    ).rows;
    expect(row).toEqual({ interest: 15 });
  });
});

describe('following a corporate', () => {
  const FOLLOW =
    'mutation ($id: Int!, $wish: Boolean!) { interest_corporate(corporate_id: $id, is_interest: $wish) { id is_interest } }';
  it('is marked and unmarked, for those that are approved [S7.4-15]', async () => {
    const lan = await world.account('lan.follows');
    const [open, pending] = [await world.corporate('Nhà hát'), await world.corporate('Chờ duyệt', 'PENDING')];
    const follow = (id: number, wish: boolean) => world.ask(FOLLOW, { as: lan, variables: { id, wish } });
    expect((await follow(open, true)).data).toEqual({ interest_corporate: { id: open, is_interest: true } });
    expect((await follow(open, false)).data).toEqual({ interest_corporate: { id: open, is_interest: false } });
    expect((await follow(pending, true)).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    expect((await follow(999_999, true)).refusals).toEqual([{ code: 'NOT_FOUND' }]);
  });
});
