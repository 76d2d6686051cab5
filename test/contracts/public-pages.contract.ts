import { expect, it } from 'vitest';
import type { PublicPages } from '#application/people/ports/public-pages.ts';

export type PeopleWorld = {
  readonly pages: PublicPages;
  readonly signIn: (email: string | null) => Promise<void>;
  readonly organiser: { readonly username: string; readonly firstName: string };
  readonly corporate: { readonly id: number; readonly slug: string; readonly companyName: string };
};

const first = { limit: 24, after: null, before: null };

export function publicPagesContract(open: () => Promise<PeopleWorld>): void {
  const personOf = async ({ pages, organiser }: PeopleWorld) => {
    const found = await pages.person(organiser.username);
    if (!found.ok || found.value === null) throw new Error('Nobody');
    return found.value;
  };

  it('a person is found by the username, in whatever case; nobody by another', async () => {
    const { pages, organiser } = await open();
    const found = {
      ok: true,
      value: { username: organiser.username, firstName: organiser.firstName, avatar: null, banner: null },
    };
    expect(await pages.person(organiser.username)).toMatchObject(found);
    expect(await pages.person(organiser.username.toUpperCase())).toMatchObject(found);
    expect(await pages.person('nobody.at.all')).toEqual({ ok: true, value: null });
  });

  it('a corporate is found by its number', async () => {
    const { pages, corporate } = await open();
    expect(await pages.corporate(corporate.id)).toMatchObject({ ok: true, value: { ...corporate, isApproved: true } });
    expect(await pages.corporate(2_147_483_646)).toEqual({ ok: true, value: null });
  });

  it('a person’s events are those to come, or those that are over, page by page', async () => {
    const world = await open();
    const { pages } = world;
    const of = { kind: 'PERSON', id: (await personOf(world)).id } as const;
    const [coming, over] = [await pages.events(of, 'UPCOMING', first), await pages.events(of, 'PAST', first)];
    expect([coming, over]).toMatchObject([
      { value: { events: [{}, {}], after: null } },
      { value: { events: [{}], after: null } },
    ]);
    const one = await pages.events(of, 'UPCOMING', { ...first, limit: 1 });
    if (!one.ok || one.value.after === null) throw new Error('There should be a second page');
    const two = await pages.events(of, 'UPCOMING', { ...first, limit: 1, after: one.value.after });
    expect(two).toMatchObject({ ok: true, value: { after: null, before: expect.any(String) } });
    expect(await pages.events(of, 'PAST', { ...first, limit: 1, after: one.value.after })).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID_CURSOR' },
    });
  });

  it('a corporate without events has an empty list', async () => {
    const { pages, corporate } = await open();
    expect(await pages.events({ kind: 'CORPORATE', id: corporate.id }, 'UPCOMING', first)).toMatchObject({
      ok: true,
      value: { events: [] },
    });
  });

  it('nobody in particular likes and follows nothing', async () => {
    const { pages, corporate, signIn } = await open();
    await signIn(null);
    expect(await pages.events({ kind: 'LIKED' }, null, first)).toEqual({
      ok: false,
      refusal: { code: 'UNAUTHORIZED' },
    });
    expect(await pages.follows(corporate.id)).toEqual({ ok: true, value: false });
    expect(await pages.follow(corporate.id, true)).toEqual({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
  });

  it('who is signed in follows a corporate, and no longer', async () => {
    const { pages, corporate, signIn } = await open();
    await signIn('follower@example.test');
    expect(await pages.events({ kind: 'LIKED' }, null, first)).toMatchObject({ ok: true, value: { events: [] } });
    expect(await pages.follow(corporate.id, true)).toEqual({ ok: true, value: true });
    expect(await pages.follows(corporate.id)).toEqual({ ok: true, value: true });
    expect(await pages.follow(corporate.id, false)).toEqual({ ok: true, value: false });
    expect(await pages.follows(corporate.id)).toEqual({ ok: true, value: false });
    expect(await pages.follows(2_147_483_646)).toEqual({ ok: true, value: null });
    expect(await pages.follow(2_147_483_646, true)).toEqual({ ok: false, refusal: { code: 'NOT_FOUND' } });
  });
}
