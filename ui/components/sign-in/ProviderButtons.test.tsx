import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { appears, click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

const Here = () => <ProviderButtons goOnTo={null} act="favourite:1012" />;

const asked: string[] = [];

async function show(answer: Result<string, Refusal>, locale: 'en' | 'vi' = 'en', isPossible = true) {
  asked.length = 0;
  const elsewhere: ContinueWithProvider = {
    isPossible: () => isPossible,
    begin: async (provider, from) => {
      asked.push(`${provider} from ${from.address} for ${from.act}`);
      return answer;
    },
    finish: async () => refused({ code: 'PROVIDER_REFUSED' }),
    cameFrom: () => ({ target: '/', act: null }),
    resume: () => '/',
  };
  await renderPage([{ path: '/', Component: withUseCases(Here, [given(ContinueWithProvider, elsewhere)]) }], {
    locale,
    identityProviders: [
      { id: 'google', name: 'Google' },
      { id: 'facebook', name: 'Facebook' },
    ],
  });
}

describe('signing in with a provider', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows each provider by name and leaves for the chosen one', async () => {
    const gone: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation((address) => void gone.push(String(address)));
    await show(ok('https://accounts.google.test/authorize?state=s'));
    expect(findAll('button', /^Sign in with/).map((button) => button.textContent)).toEqual([
      'Sign in with Google',
      'Sign in with Facebook',
    ]);
    await click(find('button', 'Sign in with Google'));
    expect(asked).toEqual([expect.stringMatching(/^google from \/.* for favourite:1012$/)]);
    expect(gone).toEqual(['https://accounts.google.test/authorize?state=s']);
  });

  it('reports an unreachable provider and allows another try', async () => {
    await show(refused({ code: 'BUSY', retryAfterMs: 1_000 }), 'vi');
    await click(find('button', 'Đăng nhập bằng Google'));
    expect((await appears('[role="alert"]')).textContent).toMatch(/thử lại/);
    expect((find('button', 'Đăng nhập bằng Google') as HTMLButtonElement).disabled).toBe(false);
  });

  it.each([
    ['en', 'Signing in with Google or Facebook doesn’t work inside another website.', 'Open this page in a new tab'],
    ['vi', 'Không thể đăng nhập bằng Google hoặc Facebook bên trong trang web khác.', 'Mở trang này trong tab mới'],
  ] as const)('inside a frame of another site says in %s where it works', async (locale, sentence, link) => {
    await show(ok('https://accounts.google.test/authorize'), locale, false);
    expect(document.body.textContent).toContain(sentence);
    const way = find('a', link) as HTMLAnchorElement;
    expect([way.href, way.target]).toEqual([window.location.href, '_blank']);
    expect(findAll('button', /./)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('shows nothing when no provider is configured', async () => {
    await renderPage([{ path: '/', Component: Here }]);
    expect(findAll('button', /./)).toEqual([]);
    expect(document.body.textContent).not.toContain('or');
  });
});
