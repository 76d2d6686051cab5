import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { appears, find, renderPage } from '#test/rendered/render-page.tsx';
import { signInAs } from '#test/rendered/sign-in-here.ts';
import { PageFrame } from '#ui/routes/PageFrame.tsx';
import { Profile } from './Profile.tsx';
import { profileLoader } from './profile.loader.ts';

const open = (at: string, account?: Account) =>
  renderPage(
    [
      {
        Component: PageFrame,
        children: [
          { path: '/profile', Component: Profile, loader: profileLoader },
          { path: '*', element: <p>Somewhere else</p> },
        ],
      },
    ],
    { at, ...(account === undefined ? {} : { account }) },
  );
const corporate = { id: 12, slug: 'Cong-ty-Ve-12', companyName: 'Công ty Vé', name: 'Vé', email: null };

describe('the profile', () => {
  it.each<[string, Account, string]>([
    ['a person to the person’s own page [S2.1-03] [S2.3-04]', someAccount, '/u/linh'],
    [
      'the owner of an approved corporate to its page [S2.3-03]',
      { ...someAccount, corporate: { ...corporate, status: 'APPROVED' } },
      '/p/Cong-ty-Ve-12',
    ],
    [
      'a SUB_ADMIN to the corporate’s page [S2.3-03]',
      { ...someAccount, staff: { role: 'SUB_ADMIN', active: true, corporateId: 12, companyName: 'Công ty Vé' } },
      '/p/Cong-ty-Ve-12',
    ],
    [
      'the owner of a corporate that waits to the person’s own page [S2.3-04]',
      { ...someAccount, corporate: { ...corporate, status: 'PENDING' } },
      '/u/linh',
    ],
  ])('leads %s', async (_who, account, path) => {
    const { router } = await open('/profile', account);
    await appears('p', 'Somewhere else');
    expect(router.state.location).toMatchObject({ pathname: path, search: '', hash: '' });
  });

  it('keeps the query and shows the tickets', async () => {
    const { router } = await open('/profile?tab=TICKET', someAccount);
    await appears('p', 'Somewhere else');
    expect(router.state.location).toMatchObject({ pathname: '/u/linh', search: '?tab=TICKET', hash: '#ticket' });
  });

  it('opens My account for a second factor, and never leads to another site from there', async () => {
    const { router } = await open('/profile?goOnTo=%2Fadmin%2Faccountant', someAccount);
    await appears('p', 'Somewhere else');
    const there = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(there)).toEqual({ tab: 'ACCOUNT', goOnTo: '/admin/accountant' });
    const evil = await open('/profile?goOnTo=%2F%2Fevil.test', someAccount);
    await appears('p', 'Somewhere else');
    expect(new URLSearchParams(evil.router.state.location.search).get('goOnTo')).toBe('/');
  });

  it('asks a signed-out visitor to sign in, then opens the profile [S2.3-01]', async () => {
    const { router, desk } = await open('/profile');
    await appears('[role="dialog"]');
    expect([router.state.location.pathname, find('h1', 'My Page').textContent]).toEqual(['/profile', 'My Page']);
    await signInAs(desk);
    await appears('p', 'Somewhere else');
    expect(router.state.location.pathname).toBe('/u/linh');
  });
});
