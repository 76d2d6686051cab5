import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { AnswerLetter } from '#application/rsvp/answer-letter.ts';
import { FollowLetter } from '#application/rsvp/follow-letter.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { HomeLayout } from '#ui/layouts/HomeLayout.tsx';
import { InviteRsvp } from './InviteRsvp.tsx';

const unopened = refused({ code: 'RSVP_REFUSED', trouble: { code: 'SECRET_INVALID' } } as const);
const event = anEventPage();

async function show(world: Parameters<typeof renderPage>[1] = {}) {
  const Component = withUseCases(InviteRsvp, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(
      AnswerLetter,
      AnswerLetter.make({
        invitationDesk: {
          read: async () => unopened,
          accept: async () => unopened,
          decline: async () => unopened,
        },
        invitationSecrets: { keep: () => undefined, find: () => null },
      }),
    ),
    given(FollowLetter, () => NEVER),
  ]);
  const page = await renderPage(
    [
      {
        Component: HomeLayout,
        children: [
          { path: '/invite-rsvp/:slug', Component, loader: () => ({ event, now: NOW }) },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { now: NOW, at: `/invite-rsvp/${event.slug}`, ...world },
  );
  await page.sessions.known();
  await settle();
  return page;
}

describe('the page of an invitation', () => {
  it('stands alone: it has no header and no tabs, as other pages have', async () => {
    await show();
    expect(document.querySelector('h1')?.textContent).toBe('Đêm nhạc');
    expect(document.querySelector('header')).toBeNull();
    expect(findAll('nav', 'Quick navigation')).toEqual([]);
    expect(document.querySelector('footer')).not.toBeNull();
    await show({ at: '/event/dem-nhac-1012' });
    expect(document.querySelector('header')).not.toBeNull();
    expect(findAll('nav', 'Quick navigation')).toHaveLength(1);
  });

  it('leads to its other language, and lets its reader sign in', async () => {
    const { remembered } = await show();
    const other = find('main a', 'Tiếng Việt');
    expect(other.getAttribute('href')).toBe(`/vi/invite-rsvp/${event.slug}`);
    await click(other);
    expect(remembered.locale).toBe('vi');
    await click(find('main button', 'Sign in'));
    expect(await appears('[role="dialog"]')).toBeDefined();
  });

  it('says in vi who is signed in, and asks before it signs out', async () => {
    const { sessions } = await show({ locale: 'vi', account: someAccount });
    expect(find('nav', 'Tài khoản và ngôn ngữ').textContent).toContain(`Đang đăng nhập: ${someAccount.email}`);
    expect(find('main a', 'English').getAttribute('href')).toBe(`/invite-rsvp/${event.slug}`);
    await click(find('main button', 'Đăng xuất'));
    await click(await appears('[role="dialog"] button.MuiButton-contained'));
    await settle(20);
    expect(sessions.now().kind).toBe('SIGNED_OUT');
  });
});
