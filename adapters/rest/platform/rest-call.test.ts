import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeRestOpenSessions } from '#adapters/rest/people/rest-open-sessions.ts';
import { makeRestProviderDesk } from '#adapters/rest/people/rest-provider-desk.ts';
import { makeRestSessionDesk } from '#adapters/rest/people/rest-session-desk.ts';
import { restAddress } from './rest-address.ts';

type Sent = { readonly address: string; readonly init: RequestInit };

function recording(more: { readonly baseUrl?: string } = {}) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    sent.push({ address: String(address), init });
    return Response.json({
      data: { challenge: 'c', resend_at: 0, access_token: 'a', expires_at: 1, url: 'https://provider.test/' },
    });
  };
  const settings = { ...more, fetch, failures: makeFailureNotices(), locale: () => 'vi' };
  return {
    sent,
    session: makeRestSessionDesk(settings),
    provider: makeRestProviderDesk(settings),
    open: makeRestOpenSessions({ ...settings, tokens: { current: async () => 'a' } }),
  };
}

describe('a call of the account API', () => {
  it('fills the path from its data', async () => {
    const { sent, provider, open } = recording();
    await provider.begin({ provider: 'my id', referralCode: 'LAN&1', accessToken: null });
    await provider.finish({ provider: 'my id', fields: { code: 'c' }, accessToken: null });
    await open.end('a/b?c');
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/v1/auth/my%20id/new?referral-code=LAN%261',
      '/api/v1/auth/my%20id/callback',
      '/api/v1/user/sessions/a%2Fb%3Fc',
    ]);
  });

  it('drops empty query parameters and what they leave behind', async () => {
    const { sent, provider } = recording();
    for (const referralCode of [null, '']) await provider.begin({ provider: 'demo', referralCode, accessToken: null });
    expect(sent.map(({ address }) => address)).toEqual(['/api/v1/auth/demo/new', '/api/v1/auth/demo/new']);
    expect(restAddress('/a?x={x}&y={y}&z={z}', { x: null, y: 1, z: '' })).toBe('/a?y=1');
    expect(restAddress('/a?x={x}&y={y}', { x: 0, y: null })).toBe('/a?x=0');
  });

  it('cannot add path segments through its data', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, q) => {
        const address = new URL(restAddress('/a/{id}/b?q={q}', { id: `x${id}`, q: `x${q}` }), 'https://vemoi.test');
        expect([address.pathname.split('/').length, [...address.searchParams], address.hash]).toEqual([
          4,
          [['q', `x${q}`]],
          '',
        ]);
      }),
    );
  });

  it('sends a body only if it has one', async () => {
    const { sent, session } = recording();
    await session.verifyCode({ challenge: 'c', code: '123456' });
    await session.renew();
    await session.end('a');
    expect(sent.map(({ init }) => init.body)).toEqual(['{"challenge":"c","code":"123456"}', '{}', undefined]);
  });

  it('has no timeout, except three seconds for signing out', async () => {
    const timeouts: number[] = [];
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => {
      timeouts.push(ms);
      return timeout.call(AbortSignal, ms);
    };
    try {
      const { sent, session, provider, open } = recording();
      await session.requestCode({ email: 'lan@demo.vemoi.test', locale: 'vi', referralCode: null });
      await session.verifyCode({ challenge: 'c', code: '123456' });
      await session.renew();
      await provider.begin({ provider: 'demo', referralCode: null, accessToken: null });
      await provider.finish({ provider: 'demo', fields: {}, accessToken: null });
      await open.end('one');
      expect(sent.map(({ init }) => init.signal)).toEqual(Array(6).fill(undefined));
      await session.end('a');
      expect(sent.at(-1)?.init).toMatchObject({ method: 'DELETE', signal: expect.any(AbortSignal) });
      expect(timeouts).toEqual([3_000]);
    } finally {
      AbortSignal.timeout = timeout;
    }
  });

  it('calls the page’s own origin unless a base is set', async () => {
    const here = recording();
    const elsewhere = recording({ baseUrl: 'https://account.vemoi.test' });
    for (const { session } of [here, elsewhere]) await session.renew();
    expect([...here.sent, ...elsewhere.sent].map(({ address }) => address)).toEqual([
      '/api/v1/user/session/renew',
      'https://account.vemoi.test/api/v1/user/session/renew',
    ]);
  });
});
