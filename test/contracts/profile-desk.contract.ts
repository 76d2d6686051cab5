import { expect, it } from 'vitest';
import type { ProfileDesk } from '#application/people/ports/profile-desk.ts';

export type ProfileWorld = { readonly desk: ProfileDesk; readonly signIn: (email: string) => Promise<void> };

export function profileDeskContract(open: () => Promise<ProfileWorld>): void {
  it('nobody signed in has no profile', async () => {
    const { desk } = await open();
    expect(await desk.profile()).toEqual({ ok: true, value: null });
  });

  it('somebody signed in has an address, a name to be called by and what they may do', async () => {
    const { desk, signIn } = await open();
    await signIn('linh.profile@example.test');
    expect(await desk.profile()).toMatchObject({
      ok: true,
      value: {
        email: 'linh.profile@example.test',
        username: expect.stringMatching(/./),
        isAdmin: false,
        abilities: expect.arrayContaining(['event.create']),
      },
    });
  });

  it('a name that is saved is there at once', async () => {
    const { desk, signIn } = await open();
    await signIn('linh.rename@example.test');
    expect(await desk.rename({ firstName: 'Linh', lastName: 'Trần' })).toEqual({ ok: true, value: null });
    expect(await desk.profile()).toMatchObject({ ok: true, value: { firstName: 'Linh', lastName: 'Trần' } });
  });

  it('a name keeps the order that it was written in', async () => {
    const { desk, signIn } = await open();
    await signIn('tom.rename@example.test');
    await desk.rename({ firstName: 'Tom', lastName: 'Nguyen', nameOrder: 'GIVEN_FIRST' });
    expect(await desk.profile()).toMatchObject({ ok: true, value: { lastName: 'Nguyen', nameOrder: 'GIVEN_FIRST' } });
  });

  it('nobody signed in can save no name', async () => {
    const { desk } = await open();
    expect(await desk.rename({ firstName: 'Linh', lastName: 'Trần' })).toEqual({
      ok: false,
      refusal: { code: 'UNAUTHORIZED' },
    });
  });
}
