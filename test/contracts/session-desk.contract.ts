import { beforeEach, expect, it } from 'vitest';
import type { SessionDesk } from '#application/people/ports/session-desk.ts';
import { MINUTE, SECOND } from '#domain/kernel/instant.ts';

export type SessionDeskWorld = {
  readonly desk: SessionDesk;
  readonly codeFor: (email: string) => Promise<string | null>;
  readonly pass: (ms: number) => void;
};

let people = 0;

export function sessionDeskContract(open: () => Promise<SessionDeskWorld>): void {
  let world: SessionDeskWorld;
  let email: string;
  beforeEach(async () => {
    world = await open();
    people += 1;
    email = `guest${people}@example.test`;
  });

  const ask = async () => {
    const asked = await world.desk.requestCode({ email, locale: 'vi', referralCode: null });
    if (!asked.ok) throw new Error(asked.refusal.code);
    return asked.value;
  };
  const signIn = async () => {
    const { challenge } = await ask();
    const grant = await world.desk.verifyCode({ challenge, code: (await world.codeFor(email)) ?? '' });
    if (!grant.ok) throw new Error(grant.refusal.code);
    return grant.value;
  };

  it('a mailed code signs in, and says until when', async () => {
    const grant = await signIn();
    expect(grant.accessToken).not.toBe('');
    expect(grant.expiresAt).toBeGreaterThan(0);
  });

  it('another code may be asked for after a minute, not before', async () => {
    const { waitMs } = await ask();
    expect(waitMs).toBeGreaterThan(55 * SECOND);
    expect(waitMs).toBeLessThanOrEqual(61 * SECOND);
    expect(await world.desk.requestCode({ email, locale: 'en', referralCode: null })).toMatchObject({
      ok: false,
      refusal: { code: 'RESEND_TOO_SOON' },
    });
    world.pass(61 * SECOND);
    expect(await world.desk.requestCode({ email, locale: 'en', referralCode: null })).toMatchObject({ ok: true });
  });

  it('something that is no address is refused', async () => {
    expect(await world.desk.requestCode({ email: 'linh@', locale: 'vi', referralCode: null })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_EMAIL' },
    });
  });

  it('a wrong code says how many tries are left', async () => {
    const { challenge } = await ask();
    const right = (await world.codeFor(email)) ?? '';
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect(await world.desk.verifyCode({ challenge, code: wrong })).toEqual({
      ok: false,
      refusal: { code: 'CODE_WRONG', triesLeft: 4 },
    });
    expect(await world.desk.verifyCode({ challenge, code: right })).toMatchObject({ ok: true });
  });

  it('a code is good for five minutes', async () => {
    const { challenge } = await ask();
    const code = (await world.codeFor(email)) ?? '';
    world.pass(5 * MINUTE + SECOND);
    expect(await world.desk.verifyCode({ challenge, code })).toEqual({ ok: false, refusal: { code: 'CODE_EXPIRED' } });
  });

  it('a session is renewed without a token in hand', async () => {
    const first = await signIn();
    world.pass(SECOND);
    const renewed = await world.desk.renew();
    expect(renewed).toMatchObject({ ok: true, value: { accessToken: expect.any(String) } });
    expect(renewed.ok && renewed.value.expiresAt).toBeGreaterThanOrEqual(first.expiresAt);
  });

  it('an ended session is not renewed', async () => {
    const { accessToken } = await signIn();
    await world.desk.end(accessToken);
    expect(await world.desk.renew()).toMatchObject({ ok: false, refusal: { code: 'SESSION_ENDED' } });
  });

  it('where nobody signed in there is nothing to renew', async () => {
    expect(await world.desk.renew()).toMatchObject({ ok: false, refusal: { code: 'SESSION_ENDED' } });
  });
}
