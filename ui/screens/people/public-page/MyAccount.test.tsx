import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { Membership } from '#application/people/ports/memberships.ts';
import type { OpenSession } from '#application/people/ports/open-sessions.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { type PublicWorld, renderPublicPage } from '#test/rendered/render-public-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

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

  it('offers to register as a corporate publisher [S2.12-09] [S1-58]', async () => {
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, sessions });
    await appears('h2', 'My Account');
    const way = find('section nav a', 'Corporate Publisher Account Registration');
    await showsInBothLanguages('Corporate Publisher Account Registration');
    expect(way.getAttribute('href')).toBe('/request-corporate');
  });

  it('leads to the approval status once a registration is sent [S2.12-10] [S1-58]', async () => {
    const corporate = { id: 12, slug: 'Ve-12', companyName: 'Vé', name: 'Vé', email: null, status: 'PENDING' };
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: { ...someAccount, corporate }, sessions });
    await appears('h2', 'My Account');
    expect(find('section nav a', 'View Approval Status').getAttribute('href')).toBe('/request-corporate');
    await showsInBothLanguages('View Approval Status');
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

  const TEAMS: readonly Membership[] = [
    { kind: 'CORPORATE', id: '12', userId: 'a1', name: 'Gốm Việt', role: 'EVENT_OWNER', active: false },
    { kind: 'ORGANISATION', id: 'o1', userId: 'a1', name: 'Hội Gốm', role: 'OWNER', active: true },
  ];
  const account = (teams: readonly Membership[], answerLeave?: PublicWorld['answerLeave']) =>
    renderPublicPage({
      at: '/u/linh?tab=ACCOUNT',
      account: someAccount,
      memberships: teams,
      ...(answerLeave === undefined ? {} : { answerLeave }),
    });

  it('lists the teams the viewer belongs to, and leaves one after a question, even while paused', async () => {
    const { left } = await account(TEAMS);
    await appears('h3', 'Teams you belong to');
    expect(findAll('section li', /./).map((line) => line.textContent)).toEqual([
      'Gốm ViệtEvent manager · PausedLeave the team',
      'Hội GốmOwnerLeave the team',
    ]);
    await click(find('button', 'Leave Gốm Việt'));
    await appears('[role="dialog"]');
    expect(find('h2', 'Leave Gốm Việt?')).toBeDefined();
    expect(find('[role="dialog"]', /Events you created stay with the corporate/)).toBeDefined();
    await click(find('[role="dialog"] button', 'Cancel'));
    await settle(400);
    expect(left).toEqual([]);
    await click(find('button', 'Leave Gốm Việt'));
    await click(find('[role="dialog"] button', 'Leave the team'));
    await settle(20);
    expect(left).toEqual(['12']);
    expect(findAll('button', 'Leave Gốm Việt')).toEqual([]);
    expect(findAll('button', 'Leave Hội Gốm')).toHaveLength(1);
  });

  it('tells an organisation’s only owner to hand over first, and keeps them in', async () => {
    await account(TEAMS, async () => refused({ code: 'MEMBERS_REFUSED', because: 'LAST_OF_ROLE' }));
    await appears('h3', 'Teams you belong to');
    await click(find('button', 'Leave Hội Gốm'));
    await click(find('[role="dialog"] button', 'Leave the team'));
    await settle(20);
    expect(find('[role="dialog"] [role="alert"]', /Assign this role to someone else first/)).toBeDefined();
    expect(findAll('button', 'Leave Hội Gốm')).toHaveLength(1);
  });

  it('treats a team as left that somebody else removed the viewer from meanwhile', async () => {
    await account(TEAMS, async () => refused({ code: 'MEMBERS_REFUSED', because: 'NOT_IN' }));
    await appears('h3', 'Teams you belong to');
    await click(find('button', 'Leave Hội Gốm'));
    await click(find('[role="dialog"] button', 'Leave the team'));
    await settle(20);
    expect(findAll('button', 'Leave Hội Gốm')).toEqual([]);
  });

  it('says nothing of teams to who is in none', async () => {
    await account([]);
    await appears('h2', 'My Account');
    await settle(20);
    expect(findAll('h3', 'Teams you belong to')).toEqual([]);
  });

  it('signs out after confirmation', async () => {
    await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, sessions });
    await appears('h2', 'My Account');
    await click(find('section > div > div > button', 'Sign Out'));
    await appears('[role="dialog"]');
    expect(find('h2', 'Sign out of your account?')).toBeDefined();
  });
});
