import type { RouteObject } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { appears, click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { signInAs } from '#test/rendered/sign-in-here.ts';
import { PageFrame } from '#ui/routes/PageFrame.tsx';
import { Callback } from './Callback.tsx';
import { callbackLoader } from './callback.loader.ts';

const NOW = Date.UTC(2026, 10, 20);
const lets = { finish: async () => ok({ accessToken: 'access', expiresAt: instant(NOW + 900_000) }) };
const routes: RouteObject[] = [
  {
    Component: PageFrame,
    children: [
      { index: true, element: <h1>Home</h1> },
      { path: 'auth/:provider/callback', Component: Callback, loader: callbackLoader },
      { path: 'vi/auth/:provider/callback', Component: Callback, loader: callbackLoader },
    ],
  },
];

const cameBack = async (world: Parameters<typeof renderPage>[1]) => {
  const went = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const page = await renderPage(routes, { at: '/auth/demo/callback?code=c&state=s', ...world });
  await settle(20);
  return { ...page, went };
};

describe('coming back from an identity provider', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('opens the start page when no target is remembered [S2.3-02]', async () => {
    const { went } = await cameBack({ provider: lets, mayBecome: someAccount });
    expect(went.mock.calls).toEqual([['/']]);
  });

  it('returns to where the person started or was going', async () => {
    const { went } = await cameBack({
      provider: lets,
      mayBecome: someAccount,
      locale: 'vi',
      at: '/vi/auth/demo/callback?code=c&state=s',
      setOutFrom: '/vi/payment/7?ref=LAN#tickets',
    });
    expect(went.mock.calls).toEqual([['/vi/payment/7?ref=LAN#tickets']]);
  });

  it('resumes the action there, without a trace in the address', async () => {
    const world = { provider: lets, mayBecome: someAccount, setOutFrom: '/event/dem-nhac-1012' };
    const { went, remembered } = await cameBack({ ...world, setOutFor: 'favourite:1012' });
    expect(went.mock.calls).toEqual([['/event/dem-nhac-1012']]);
    expect(remembered.due).toEqual({ act: 'favourite:1012', since: NOW });
    expect((await cameBack(world)).remembered.due).toBe(null);
  });

  it('never redirects to another site', async () => {
    const { went } = await cameBack({ provider: lets, mayBecome: someAccount, setOutFrom: '//evil.example/' });
    expect(went.mock.calls).toEqual([['/']]);
  });

  it('returns to the guarded page, although its dialog was over the start page', async () => {
    const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { remembered } = await renderPage(routes, {
      at: `/?signIn=${encodeURIComponent('/admin/events?tab=past')}`,
      locale: 'vi',
      identityProviders: [{ id: 'demo', name: 'Demo ID' }],
      provider: { begin: async () => ok('https://demo.test/authorize') },
    });
    await click(await appears('[role="dialog"] button', 'Đăng nhập bằng Demo ID'));
    expect(gone.mock.calls).toEqual([['https://demo.test/authorize']]);
    expect(remembered.goOnTo).toBe('/vi/admin/events?tab=past');
  });

  it('offers another try after a refusal, and signs nobody in', async () => {
    const { went, sessions } = await cameBack({});
    expect((await appears('h1')).textContent).toBe('Sign-in failed');
    expect(find('button', 'Try again')).not.toBeNull();
    expect(went).not.toHaveBeenCalled();
    expect(sessions.now().kind).not.toBe('SIGNED_IN');
  });

  const cancelled = { at: '/auth/demo/callback?error=access_denied&state=s', setOutFrom: '/payment/7?ref=LAN' };

  it('leads back to where the person set out, after cancelling at the provider', async () => {
    const { remembered } = await cameBack({ ...cancelled, setOutFor: 'checkout:7' });
    expect((await appears('a', 'Back to where you were')).getAttribute('href')).toBe('/payment/7?ref=LAN');
    expect(remembered.goOnTo).toBe('/payment/7?ref=LAN');
  });

  it('resumes the action there for who then signs in by code', async () => {
    const { went, remembered, desk } = await cameBack({
      ...cancelled,
      setOutFor: 'checkout:7',
      mayBecome: someAccount,
    });
    await click(find('button', 'Try again'));
    await appears('[role="dialog"] input');
    await signInAs(desk, someAccount.email);
    await settle(20);
    expect(went.mock.calls).toEqual([['/payment/7?ref=LAN']]);
    expect(remembered.due).toEqual({ act: 'checkout:7', since: NOW });
  });

  it('opens in the language in which the person set out', async () => {
    const { went } = await cameBack({ ...cancelled, setOutFrom: '/vi/payment/7' });
    expect(went.mock.calls).toEqual([['/vi/auth/demo/callback?error=access_denied&state=s']]);
    expect((await appears('h1')).textContent).toBe('Signing you in…');
  });

  it('resumes nothing after a refusal', async () => {
    const { remembered } = await cameBack({ setOutFrom: '/event/dem-nhac-1012', setOutFor: 'favourite:1012' });
    expect(remembered.due).toBe(null);
  });
});
