import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type FoundUser,
  UserDesk as Port,
  type UserDesk as PortType,
  type UserSession,
} from '#application/people/ports/user-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { UserDesk } from './UserDesk.tsx';
import { userDeskLoader } from './user-desk.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const WHEN = showMoment(NOW, 'en');
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const aUser = (id: string, part: Partial<FoundUser> = {}): FoundUser => ({
  id,
  email: `${id}@example.test`,
  username: id,
  name: 'Ngô Lan',
  phone: '0912345678',
  isAdmin: false,
  isAccountant: false,
  since: NOW,
  suspension: null,
  ...part,
});
const aSession = (id: string, part: Partial<UserSession> = {}): UserSession => ({
  id,
  userAgent: ANDROID,
  begunAt: NOW,
  lastUsedAt: NOW,
  endedAt: null,
  endedBecause: null,
  isOpen: true,
  ...part,
});
const ended = (id: string, endedBecause: string | null) =>
  aSession(id, { isOpen: false, endedAt: endedBecause === null ? null : NOW, endedBecause, userAgent: null });
const USERS = [aUser('lan'), aUser('minh', { name: '', phone: null, isAdmin: true })];
const SESSIONS = [
  aSession('s1'),
  aSession('s2'),
  ended('s3', 'ENDED_BY_STAFF'),
  ended('s4', 'ENDED_BY_OWNER'),
  ended('s5', 'REUSED'),
  ended('s6', 'SIGNED_OUT'),
  ended('s7', null),
];

type World = {
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly users?: readonly FoundUser[];
  readonly desk?: Partial<PortType>;
};
async function open({ at = '', abilities = ['admin.users'], users = USERS, ...world }: World = {}) {
  const done: string[] = [];
  const suspensions = new Map<string, FoundUser['suspension']>();
  const now = (user: FoundUser) => ({ ...user, suspension: suspensions.get(user.id) ?? user.suspension });
  let sessions: readonly UserSession[] = SESSIONS;
  const desk: PortType = {
    find: async (search) => {
      const entries = users.filter(({ email, name }) => `${email} ${name}`.includes(search));
      return ok({ entries, after: null, before: null, totalCount: entries.length });
    },
    user: async (id) => {
      const user = users.find((one) => one.id === id);
      return user === undefined
        ? refused({ code: 'NOT_FOUND' })
        : ok({ user: now(user), sessions: id === 'lan' ? sessions : [] });
    },
    endSessions: async (id, session) => {
      done.push(`${id} ${session ?? 'all'}`);
      sessions = sessions.map((one) =>
        one.isOpen && (session === null || one.id === session) ? ended(one.id, 'ENDED_BY_STAFF') : one,
      );
      return ok(1);
    },
    suspend: async (id, reason) => {
      done.push(`suspend ${id}: ${reason}`);
      suspensions.set(id, { since: NOW, reason });
      return ok(now(aUser(id)));
    },
    liftSuspension: async (id) => {
      done.push(`lift ${id}`);
      suspensions.set(id, null);
      return ok(now(aUser(id)));
    },
    ...world.desk,
  };
  const pairs = [given(Port, desk)];
  await renderPage(
    [
      {
        path: '/admin/users',
        Component: withUseCases(UserDesk, pairs),
        loader: loaderWith(userDeskLoader, pairs),
      },
    ],
    {
      at: `/admin/users${at}`,
      now: NOW,
      locale: world.locale ?? 'en',
      ...(world.signedOut === true ? {} : { account: { ...someAccount, abilities } }),
    },
  );
  await settle(20);
  return done;
}
async function write(field: HTMLTextAreaElement | null, words: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const text = () => document.body.textContent ?? '';
const lines = () => findAll('ul > li', /./).map((line) => line.textContent ?? '');

describe('the users page', { timeout: 30_000 }, () => {
  it('lists users with email, phone and role', async () => {
    await open();
    expect(lines()).toEqual(['Ngô Lanlan@example.test · 0912345678', 'minhminh@example.testAdmin']);
  });

  it('searches and keeps the search in the address of what it opens', async () => {
    await open();
    const field = find('input[type="search"]', /./);
    await type(field, 'lan@');
    await submit(field);
    await settle(700);
    expect(lines()).toEqual(['Ngô Lanlan@example.test · 0912345678']);
    expect(find('ul a', /Ngô Lan/).getAttribute('href')).toBe('/admin/users?q=lan%40&user=lan');
  });

  it('keeps a space and the letters after it while an earlier search is answered', async () => {
    await open();
    const field = find('input[type="search"]', /./) as HTMLInputElement;
    await type(field, 'Ngô ');
    await settle(700);
    expect([field.value, lines()]).toEqual(['Ngô ', ['Ngô Lanlan@example.test · 0912345678']]);
    await type(field, 'Ngô m');
    await settle(700);
    expect([field.value, lines()]).toEqual(['Ngô m', []]);
  });

  it('shows every sign-in of a user, on which device, and how it ended', async () => {
    await open({ at: '?q=lan&user=lan' });
    expect(lines()).toEqual([
      `Chrome, AndroidSigned in ${WHEN} · last used ${WHEN}End`,
      `Chrome, AndroidSigned in ${WHEN} · last used ${WHEN}End`,
      `Unknown deviceSigned in ${WHEN} · last used ${WHEN}Ended by staff ${WHEN}`,
      `Unknown deviceSigned in ${WHEN} · last used ${WHEN}Ended by the account’s owner ${WHEN}`,
      `Unknown deviceSigned in ${WHEN} · last used ${WHEN}Ended ${WHEN}: someone else may have used it`,
      `Unknown deviceSigned in ${WHEN} · last used ${WHEN}Signed out ${WHEN}`,
      `Unknown deviceSigned in ${WHEN} · last used ${WHEN}Expired`,
    ]);
    expect(find('a', 'Back to the list').getAttribute('href')).toBe('/admin/users?q=lan');
    expect(find('a', 'Orders and tickets').getAttribute('href')).toBe('/admin/ticket-portal?q=lan%40example.test');
    expect(find('a', 'Activity').getAttribute('href')).toBe('/admin/audit-log?actor=lan%40example.test');
  });

  it('ends one sign-in after asking', async () => {
    const done = await open({ at: '?user=lan' });
    await click(find('button', 'End'));
    await settle(300);
    expect(find('[role="dialog"] h2', /./).textContent).toBe('End this sign-in?');
    await click(find('[role="dialog"] button', 'Sign out'));
    await settle(300);
    expect(done).toEqual(['lan s1']);
    expect(findAll('li button', 'End')).toHaveLength(1);
  });

  it('signs a user out everywhere after asking', async () => {
    const done = await open({ at: '?user=lan' });
    await click(find('button', 'Sign out everywhere'));
    await settle(300);
    expect(find('[role="dialog"] h2', /./).textContent).toBe('Sign lan@example.test out everywhere?');
    await click(find('[role="dialog"] button', 'Cancel'));
    await settle(300);
    expect(done).toEqual([]);
    await click(find('button', 'Sign out everywhere'));
    await settle(300);
    await click(find('[role="dialog"] button', 'Sign out'));
    await settle(300);
    expect(done).toEqual(['lan all']);
    expect(findAll('button', 'Sign out everywhere')).toEqual([]);
  });

  it('suspends an account with a reason after saying what it does, and lifts it again', async () => {
    const done = await open({ at: '?user=lan' });
    await click(find('button', 'Suspend account'));
    await settle(300);
    expect(find('[role="dialog"] h2', /./).textContent).toBe('Suspend lan@example.test?');
    expect(find('[role="dialog"] ul', /./).textContent).toContain('can’t sign in');
    await click(find('[role="dialog"] button', 'Suspend account'));
    expect([done, find('[role="dialog"] form', /./).textContent]).toEqual([
      [],
      expect.stringContaining('Please say why'),
    ]);
    await write(document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:not([aria-hidden])'), ' Fraud ');
    await click(find('[role="dialog"] button', 'Suspend account'));
    await settle(300);
    expect(done).toEqual(['suspend lan: Fraud']);
    expect(find('[role="alert"]', /Suspended since/).textContent).toContain(`Suspended since ${WHEN}Fraud`);
    await click(find('button', 'Lift suspension'));
    await settle(300);
    expect(find('[role="dialog"] h2', /./).textContent).toBe('Lift the suspension of lan@example.test?');
    await click(find('[role="dialog"] button', 'Lift suspension'));
    await settle(300);
    expect(done).toEqual(['suspend lan: Fraud', 'lift lan']);
    expect(find('button', 'Suspend account')).toBeDefined();
  });

  it('marks suspended users in the list', async () => {
    await open({ users: [aUser('lan', { suspension: { since: NOW, reason: 'Fraud' } })] });
    expect(lines()).toEqual(['Ngô Lanlan@example.test · 0912345678Suspended']);
  });

  it('offers nobody to suspend their own account', async () => {
    await open({ at: '?user=me', users: [aUser('me', { email: someAccount.email })] });
    expect(text()).toContain('Another admin can suspend it');
    expect(findAll('button', 'Suspend account')).toEqual([]);
  });

  it('says why an account was not suspended', async () => {
    await open({ at: '?user=lan', desk: { suspend: async () => refused({ code: 'FORBIDDEN' }) } });
    await click(find('button', 'Suspend account'));
    await settle(300);
    await write(document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:not([aria-hidden])'), 'Fraud');
    await click(find('[role="dialog"] button', 'Suspend account'));
    await settle(50);
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).not.toBe('');
  });

  it('says why nobody was signed out', async () => {
    await open({ at: '?user=lan', desk: { endSessions: async () => refused({ code: 'NOT_FOUND' }) } });
    await click(find('button', 'Sign out everywhere'));
    await settle(300);
    await click(find('[role="dialog"] button', 'Sign out'));
    await settle(50);
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).not.toBe('');
  });

  it('says that nobody matches, that nobody is there, and that somebody never signed in', async () => {
    await open({ at: '?q=quidditch' });
    expect(text()).toContain('No users match “quidditch”');
    await open({ users: [] });
    expect(text()).toContain('No users yet');
    await open({ at: '?user=minh' });
    expect(text()).toContain('Never signed in');
  });

  it('says why it cannot be loaded, and that a user is gone', async () => {
    await open({ desk: { find: async () => refused({ code: 'FORBIDDEN' }) } });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
    await open({ at: '?user=nobody' });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('stays shut to people without the right, and asks visitors to sign in', async () => {
    await open({ abilities: ['admin.integrity'] });
    expect(text()).toContain('Your account doesn’t have access to this page');
    expect(lines()).toEqual([]);
    await open({ signedOut: true });
    expect(text()).toContain('Sign in to see this page');
  });

  it('speaks Vietnamese', async () => {
    await open({ locale: 'vi', at: '?user=lan' });
    expect(lines()[2]).toContain('Nhân viên Vemoi kết thúc lúc');
    expect(text()).toContain('Đăng xuất khỏi mọi thiết bị');
    expect(text()).toContain('Tạm khóa tài khoản');
  });
});
