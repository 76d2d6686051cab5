import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { OpenSession } from '#application/people/ports/open-sessions.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { renderPublicPage } from '#test/rendered/render-public-page.tsx';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1';
const session = (id: string, userAgent: string, change: Partial<OpenSession> = {}): OpenSession => ({
  id,
  userAgent,
  since: NOW,
  lastUsedAt: NOW,
  isThisOne: false,
  ...change,
});
const sessions = [
  session('old', '', { lastUsedAt: later(NOW, -9 * HOUR) }),
  session('phone', IPHONE, { lastUsedAt: later(NOW, -HOUR) }),
  session('here', WINDOWS, { isThisOne: true }),
];
const lines = (): (string | null)[] =>
  findAll('section li', /./).map((line) => line.querySelector('p')?.textContent ?? null);

describe('my account', () => {
  it('shows the sign-in address and links to tickets and events', async () => {
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, sessions });
    await appears('h2', 'My Account');
    expect(document.body.textContent).toContain('linh@demo.vemoi.test');
    expect(
      ['My Tickets', 'Manage Events'].map((name) => findAll('section nav a', name)[0]?.getAttribute('href')),
    ).toEqual(['/my-ticket', '/admin/events']);
  });

  it('offers to register as a corporate publisher [S2.12-09]', async () => {
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, sessions });
    await appears('h2', 'My Account');
    const way = find('section nav a', 'Corporate Publisher Account Registration');
    expect(way.getAttribute('href')).toBe('/request-corporate');
  });

  it('leads to the approval status once a registration is sent [S2.12-10]', async () => {
    const corporate = { id: 12, slug: 'Ve-12', companyName: 'Vé', name: 'Vé', email: null, status: 'PENDING' };
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: { ...someAccount, corporate }, sessions });
    await appears('h2', 'My Account');
    expect(find('section nav a', 'View Approval Status').getAttribute('href')).toBe('/request-corporate');
    expect(findAll('section nav a', 'Corporate Publisher Account Registration')).toHaveLength(0);
  });

  it('lists signed-in devices, this one first, and signs out others', async () => {
    const { ended } = await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, sessions });
    await appears('section li');
    expect(lines()).toEqual(['Chrome · Windows', 'Safari · iPhone', 'Unknown device']);
    expect(findAll('section li button', /./)).toHaveLength(2);
    await click(find('button', 'Sign out on Safari · iPhone'));
    await settle(10);
    expect([ended, lines()]).toEqual([['phone'], ['Chrome · Windows', 'Unknown device']]);
  });

  it('signs out after confirmation', async () => {
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, sessions });
    await appears('h2', 'My Account');
    await click(find('section > div > button', 'Sign Out'));
    await appears('[role="dialog"]');
    expect(find('h2', 'Sign out of your account?')).toBeDefined();
  });
});
