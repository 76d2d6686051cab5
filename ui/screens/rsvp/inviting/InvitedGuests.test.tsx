import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { guest, NOW, said, show } from '#test/rendered/inviting-pages.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';

beforeEach(() => window.sessionStorage.clear());

describe('invited guests', () => {
  const guests = [
    guest('a', 'ACCEPTED', { answeredAt: NOW, party: 2 }),
    guest('b', 'DECLINED', { answeredAt: NOW }),
    guest('c', 'INVITED', { openedAt: NOW }),
    guest('d', 'INVITED', { sendings: 0, lastSentAt: null, sendEmailAt: later(NOW, DAY) }),
  ];
  const corrected = () => {
    const found = document.querySelector('input[name="corrected_email"]');
    if (!(found instanceof HTMLInputElement)) throw new Error('No field');
    return found;
  };
  const rows = () => [...document.querySelectorAll('ul[aria-label] > li')].map((row) => row.textContent ?? '');

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

  it.each([
    ['en', 'Email bounced: The mailbox is full', 'Try again: resend invitation to a@example.test', 'Invitation Sent'],
    ['vi', 'Thư bị trả lại: Hộp thư đã đầy', 'Thử lại: gửi lại lời mời đến a@example.test', 'Đã gửi lời mời'],
  ] as const)(
    'whose address bounced get the invitation again by one press, in %s',
    async (locale, words, button, done) => {
      const bounced = { because: 'MAILBOX_FULL', at: NOW } as const;
      const { acts } = await show({ at: 'guests', guests: [guest('a', 'INVITED', { bounced })], locale });
      expect(rows().join()).toContain(words);
      expect(findAll('button', /^(Resend|Gửi lại lời mời)/)).toEqual([]);
      await click(find('button', button));
      await settle(20);
      expect(acts).toEqual(['{"bounced":null,"sendings":2} a']);
      expect(said()).toContain(done);
      expect(rows().join()).not.toContain(words);
    },
  );

  it('whose address is wrong are led to correct it before it is sent again', async () => {
    const bounced = { because: 'NO_SUCH_MAILBOX', at: NOW } as const;
    const { acts } = await show({ at: 'guests', guests: [guest('a', 'INVITED', { bounced })] });
    expect(findAll('button', /^Try again/)).toEqual([]);
    await click(find('button', 'Correct address a@example.test'));
    await settle(350);
    expect(corrected().value).toBe('a@example.test');
    await type(corrected(), ' mai@example.test ');
    await click(find('[role="dialog"] button', 'Send invitation'));
    await settle(350);
    expect(acts).toEqual(['{"bounced":null,"sendings":1,"email":"mai@example.test"} a']);
    expect(rows().join()).toContain('mai@example.test');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it.each([
    [
      'another address that is invited',
      { code: 'RSVP_REFUSED', trouble: { code: 'ALREADY_INVITED', status: 'INVITED' } },
    ],
    ['what is no address', { code: 'INVALID_EMAIL' }],
  ] as const)('are told at the field of %s', async (_what, refuses) => {
    const bounced = { because: 'NO_SUCH_DOMAIN', at: NOW } as const;
    await show({ at: 'guests', guests: [guest('a', 'INVITED', { bounced })], refuses });
    await click(find('button', 'Correct address a@example.test'));
    await settle(350);
    await click(find('[role="dialog"] button', 'Send invitation'));
    await settle(20);
    expect(corrected().getAttribute('aria-invalid')).toBe('true');
    const described = corrected().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(refusalSentence(refuses, 'en'));
  });

  it('who had three letters, or answered, are not sent another to an address that bounced', async () => {
    const bounced = { because: 'MAILBOX_FULL', at: NOW } as const;
    const { tried } = await show({
      at: 'guests',
      guests: [guest('a', 'INVITED', { bounced, sendings: 3 }), guest('b', 'ACCEPTED', { bounced })],
    });
    expect(findAll('button', /^Try again/)).toEqual([]);
    expect(findAll('button', /^Correct address/)).toHaveLength(1);
    await click(find('button', 'Allow emails again: b@example.test'));
    await settle(20);
    expect(tried).toEqual(['b@example.test']);
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

describe('reminding all guests who have not replied', () => {
  const guests = [guest('c', 'INVITED'), guest('b', 'DECLINED', { answeredAt: NOW })];
  const dialog = async () => (await appears('[role="dialog"]')).textContent ?? '';
  const open = async (button = 'Remind guests who haven’t replied') => {
    await click(find('button', button));
    await settle(20);
  };

  it.each([
    [
      'en',
      ['Remind guests who haven’t replied', 'Send 700 reminders', 'Close'],
      ['Remind 700 guests?', '20 guests got an email in the last 3 days and are left out.', '700 reminders sent'],
    ],
    [
      'vi',
      ['Nhắc khách chưa trả lời', 'Gửi 700 lời nhắc', 'Đóng'],
      ['Nhắc 700 khách?', '20 khách vừa nhận thư trong 3 ngày qua nên không gửi lại.', 'Đã gửi 700 lời nhắc'],
    ],
  ] as const)('asks first, with how many and who is left out, and goes on to the last, in %s', async (...told) => {
    const [locale, [button, send, close], [title, recent, sent]] = told;
    const { reminded } = await show({
      at: 'guests',
      guests,
      locale,
      reminders: { due: 700, recent: 20, finished: 1, unsubscribed: 2, bounced: 0 },
      reminded: [ok({ sent: 500, left: 200 }), ok({ sent: 200, left: 0 })],
    });
    await open(button);
    expect(await dialog()).toContain(title);
    expect(await dialog()).toContain(recent);
    expect(reminded).toEqual([]);
    await click(find('[role="dialog"] button', send));
    await settle(20);
    expect(reminded).toEqual([null, null]);
    expect(await dialog()).toContain(sent);
    await click(find('[role="dialog"] button', close));
    await settle(20);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('says how many were sent and why no more', async () => {
    const trouble = { code: 'TOO_MANY_RECIPIENTS', people: 50, left: 0, raisedFrom: null } as const;
    await show({
      at: 'guests',
      guests,
      reminders: { due: 150, recent: 0, finished: 0, unsubscribed: 0, bounced: 0 },
      reminded: [ok({ sent: 100, left: 50 }), refused({ code: 'MAILING_REFUSED', trouble })],
    });
    await open();
    await click(find('[role="dialog"] button', 'Send 150 reminders'));
    await settle(20);
    expect(await dialog()).toContain('100 reminders sent');
    expect(await dialog()).toContain('You can email 0 more within these 24 hours');
  });

  it('says that nobody is left to remind, and why not, without a button to send', async () => {
    await show({ at: 'guests', guests, reminders: { due: 0, recent: 1, finished: 1, unsubscribed: 1, bounced: 2 } });
    await open();
    for (const words of [
      'No one to remind now',
      '1 guest got an email in the last 3 days and is left out.',
      '1 guest has had all 3 emails.',
      '1 guest has unsubscribed.',
      '2 guests have addresses that bounce.',
    ])
      expect(await dialog()).toContain(words);
    expect(findAll('[role="dialog"] button', /./).map((button) => button.textContent)).toEqual(['Close']);
  });

  it('says a refusal, and that the server cannot be reached', async () => {
    await show({ at: 'guests', guests, refuses: { code: 'FORBIDDEN' } });
    await open();
    expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).not.toBe('');
    await show({ at: 'guests', guests, refuses: 'AWAY' });
    await open();
    expect(await dialog()).toContain('An error occurred, please try again');
  });

  it('is not offered where everybody has replied', async () => {
    await show({ at: 'guests', guests: [guest('a', 'ACCEPTED', { answeredAt: NOW })] });
    expect(findAll('button', 'Remind guests who haven’t replied')).toEqual([]);
  });
});

describe('the history of an invited guest', () => {
  const guests = [guest('a', 'ACCEPTED', { answeredAt: NOW })];
  const timeline = [
    { kind: 'ADDED', at: NOW },
    { kind: 'SENT', at: later(NOW, 1) },
    { kind: 'BOUNCED', at: later(NOW, DAY) },
    { kind: 'OPENED', at: later(NOW, 2 * DAY) },
    { kind: 'ACCEPTED', at: later(NOW, 2 * DAY) },
  ] as const;

  it.each([
    [
      'en',
      ['History of a@example.test', 'History of Khách a', 'Close'],
      [
        'Added to the guest list',
        'Email sent',
        'Email bounced. Check the address',
        'Opened the invitation',
        'Accepted',
      ],
    ],
    [
      'vi',
      ['Lịch sử của a@example.test', 'Lịch sử của Khách a', 'Đóng'],
      [
        'Đã thêm vào danh sách khách',
        'Đã gửi thư',
        'Thư bị trả lại. Hãy kiểm tra địa chỉ',
        'Đã mở lời mời',
        'Đã nhận lời',
      ],
    ],
  ] as const)('is shown step by step, each with its time, in %s', async (locale, [button, title, close], steps) => {
    await show({ at: 'guests', guests, locale, timeline });
    await click(find('button', button));
    const dialog = await appears('[role="dialog"]');
    await settle(20);
    expect(dialog.querySelector('h2')?.textContent).toBe(title);
    const shown = [...dialog.querySelectorAll('ol > li')].map((step) => step.textContent ?? '');
    expect(shown.map((step, at) => step.startsWith(steps[at] ?? '?'))).toEqual(steps.map(() => true));
    for (const step of shown) expect(step).toMatch(/2026/);
    await click(find('[role="dialog"] button', close));
    await settle(20);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('says why it cannot be shown', async () => {
    await show({ at: 'guests', guests, refuses: 'AWAY' });
    await click(find('button', 'History of a@example.test'));
    expect((await appears('[role="dialog"] [role="alert"]')).textContent).toBe('An error occurred, please try again');
  });
});
