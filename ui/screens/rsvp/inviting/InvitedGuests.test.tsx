import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { guest, NOW, said, show } from '#test/rendered/inviting-pages.tsx';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('invited guests', () => {
  const guests = [
    guest('a', 'ACCEPTED', { answeredAt: NOW, party: 2 }),
    guest('b', 'DECLINED', { answeredAt: NOW }),
    guest('c', 'INVITED', { openedAt: NOW }),
    guest('d', 'INVITED', { sendings: 0, lastSentAt: null, sendEmailAt: later(NOW, DAY) }),
  ];
  const rows = () =>
    [...document.querySelectorAll('ul[aria-label="Invited Guests"] > li')].map((row) => row.textContent ?? '');

  it('are listed with their replies [S2.14-12]', async () => {
    await show({ at: 'guests', guests });
    expect(document.querySelector('h1')?.textContent).toBe('Invited Guests');
    const [a, b, c, d] = rows();
    for (const words of [
      'Khách a',
      'a@example.test',
      'RSVP Accepted',
      '2 people',
      'Replied 10:00, 20\u00a0Nov\u00a02026',
    ])
      expect(a).toContain(words);
    expect(b).toContain('Declined');
    expect(c).toContain('Opened 10:00, 20\u00a0Nov\u00a02026');
    expect(d).toContain('Scheduled for 10:00, 21\u00a0Nov\u00a02026');
    expect(findAll('button', /^(?:All|Invited|RSVP Accepted|Declined) \d$/).map((chip) => chip.textContent)).toEqual([
      'All 4',
      'Invited 2',
      'RSVP Accepted 1',
      'Declined 1',
    ]);
  });

  it.each([
    ['en', 'Unsubscribed from your emails', 'Resend'],
    ['vi', 'Đã ngừng nhận thư của bạn', 'Gửi lại'],
  ] as const)('who unsubscribed are shown so, without a reminder, in %s', async (locale, words, again) => {
    const unsubscribed = [guest('a', 'INVITED', { isUnsubscribed: true }), guest('b', 'INVITED')];
    await show({ at: 'guests', guests: unsubscribed, locale });
    const shown = [...document.querySelectorAll('main li, ul > li')]
      .map((row) => row.textContent ?? '')
      .filter((row) => row.includes('@example.test'));
    expect(shown.map((row) => [row.includes(words), row.includes(again)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('are filtered by reply and search from the address', async () => {
    await show({ at: 'guests', guests });
    await click(find('button', 'Declined 1'));
    await settle(20);
    expect(rows().map((row) => row.slice(0, 7))).toEqual(['Khách b']);
    expect(find('button', 'Declined 1').getAttribute('aria-pressed')).toBe('true');
    await show({ at: 'guests', guests, query: '?q=ai+kia' });
    expect(said()).toContain('No guests match these filters');
  });

  it.each([
    ['en', 'Sort by', 'By reply'],
    ['vi', 'Sắp xếp theo', 'Theo câu trả lời'],
  ] as const)('are sorted by the server, as the address says, in %s', async (locale, label, choice) => {
    const { sorts } = await show({ at: 'guests', guests, locale, query: '?sort=name' });
    expect(sorts).toEqual(['name']);
    const select = document.querySelector(`[role="combobox"][aria-label="${label}"]`);
    await act(async () => void select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
    await click(find('[role="option"]', choice));
    await settle(20);
    expect(sorts).toEqual(['name', 'answer']);
  });

  it('are none at first, with a link to invite', async () => {
    await show({ at: 'guests' });
    expect(said()).toContain('No guests invited yet');
    expect(
      findAll('a', 'Invite Guests').every((link) => link.getAttribute('href')?.includes('/event/rsvp/invite/')),
    ).toBe(true);
  });

  it('are sent a reminder, and are revoked after a confirmation', async () => {
    const { acts, kept } = await show({ at: 'guests', guests });
    expect(findAll('button', /^Resend invitation to/)).toHaveLength(1);
    expect(find('button', 'Resend invitation to c@example.test').title).toBe('Resend invitation to c@example.test');
    await click(find('button', 'Resend invitation to c@example.test'));
    expect(said()).toContain('Invitation Sent');
    await click(find('button', 'Revoke the invitation to a@example.test'));
    const dialog = await appears('[role="dialog"]');
    expect(dialog.textContent).toContain('Their ticket will be cancelled');
    await click(find('[role="dialog"] button', 'Revoke'));
    await settle(20);
    expect(acts).toEqual(['{"sendings":2} c', '{"status":"TAKEN_BACK"} a']);
    expect(kept().find(({ id }) => id === 'a')?.status).toBe('TAKEN_BACK');
    expect(rows()[0]).toContain('Revoked');
  });

  it.each([
    ['en', 'Resend invitation to c@example.test', 'This invitation was just sent. You can send it again at'],
    ['vi', 'Gửi lại lời mời cho c@example.test', 'Lời mời này vừa được gửi. Bạn có thể gửi lại lúc'],
  ] as const)('are told in %s when the letter, not a code, can be sent again', async (locale, button, words) => {
    await show({ at: 'guests', guests, locale, refuses: { code: 'RESEND_TOO_SOON', resendAt: later(NOW, DAY) } });
    await click(find('button', button));
    const told = (await appears('li [role="alert"]')).textContent ?? '';
    expect(told).toContain(words);
    expect(told).toMatch(/2026/);
  });

  it('show a refusal beside the guest', async () => {
    await show({
      at: 'guests',
      guests,
      refuses: { code: 'RSVP_REFUSED', trouble: { code: 'SENT_OFTEN_ENOUGH', max: 3 } },
    });
    await click(find('button', 'Resend invitation to c@example.test'));
    expect((await appears('li [role="alert"]')).textContent).toBe('This invitation was already sent 3 times');
  });
});
