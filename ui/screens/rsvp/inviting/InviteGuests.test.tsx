import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { aLargeFile } from '#test/builders/a-large-file.ts';
import { choose, field, key, lines, NOW, said, send, show, write } from '#test/rendered/inviting-pages.tsx';
import { appears, click, find, settle } from '#test/rendered/render-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';
import { typeMoment } from '#test/rendered/type-moment.ts';

/** The part of a date field that takes the focus. */
const focused = (id: string): boolean =>
  field(id)?.closest('[role="group"]')?.contains(document.activeElement) ?? false;

beforeEach(() => window.sessionStorage.clear());

/** A question without an answer is asked three times, two seconds in all. */
async function withoutWaiting(act: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setTimerTickMode('nextTimerAsync');
  await act().finally(() => vi.useRealTimers());
}

describe('an unsent guest list', () => {
  const restored = 'We’ve restored your unfinished list.';

  it('is restored when the page is opened again, and can be discarded', async () => {
    await show();
    expect(said()).not.toContain(restored);
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to list'));
    await write('guest-paste', 'minh@');
    await show({ at: 'guests' });
    await show();
    expect(said()).toContain(restored);
    expect([lines().length, field('guest-paste').value]).toEqual([1, 'minh@']);
    await click(find('button', 'Discard list'));
    expect([lines().length, field('guest-paste').value, said().includes(restored)]).toEqual([0, '', false]);
    await show();
    expect([lines().length, said().includes(restored)]).toEqual([0, false]);
  });

  it('is cleared once it is sent', async () => {
    await show();
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to list'));
    await send();
    await show();
    expect([lines().length, said().includes(restored)]).toEqual([0, false]);
  });
});

describe('inviting guests', () => {
  it('sends the invitation of a typed guest: ‘Invitation Sent’ [S1-34] [S2.1-21] [S8-49]', async () => {
    const { asked } = await show();
    expect(document.querySelector('h1')?.textContent).toBe('Invite Guests');
    await write('guest-name', 'Trần Mai');
    await write('guest-email', 'mai@example.test');
    await key(field('guest-email'), 'Enter');
    expect(lines()).toHaveLength(1);
    expect(document.activeElement?.id).toBe('guest-name');
    await send();
    expect(asked).toMatchObject([
      {
        inviterName: 'Linh',
        partyLimit: 1,
        locale: 'en',
        answerBefore: null,
        guests: [{ name: 'Trần Mai', email: 'mai@example.test' }],
      },
    ]);
    for (const words of ['Invitation Sent', '1 invitation is on its way.', 'No guests on the list yet.'])
      expect(said()).toContain(words);
  });

  it.each([
    ['en', 'Add to list', /^Send 1 invitation$/, 'Guests need time to reply. Choose a time after', 'or leave it empty'],
    [
      'vi',
      'Thêm vào danh sách',
      /^Gửi 1 lời mời$/,
      'Khách cần thời gian trả lời. Hãy chọn thời điểm sau',
      'hoặc để trống',
    ],
  ] as const)(
    'a deadline that is over is refused at its field, with what mends it, in %s',
    async (locale, add, press, why, orElse) => {
      const { asked } = await show({ locale });
      await write('guest-paste', 'mai@example.test');
      await click(find('button', add));
      const told = () => document.getElementById('inviting-answer-by-helper-text')?.textContent ?? '';
      await typeMoment(field('inviting-answer-by'), '2020-01-01T10:00', locale);
      await click(find('button', press));
      for (const words of [why, orElse]) expect(told()).toContain(words);
      expect([focused('inviting-answer-by'), asked]).toEqual([true, []]);
      await typeMoment(field('inviting-send-at'), '2026-11-23T10:00', locale);
      await typeMoment(field('inviting-answer-by'), '2026-11-22T10:00', locale);
      await click(find('button', press));
      expect(told()).toContain(locale === 'vi' ? '23/11/2026' : '23\u00a0Nov\u00a02026');
      await typeMoment(field('inviting-answer-by'), '2026-11-24T10:00', locale);
      await click(find('button', press));
      expect([told(), asked]).toMatchObject(['', [{ guests: [{ email: 'mai@example.test' }] }]]);
    },
  );

  it.each([
    ['en', 'Add to list', /^Send 1 invitation$/, 'Choose an earlier time to send'],
    ['vi', 'Thêm vào danh sách', /^Gửi 1 lời mời$/, 'Hãy chọn thời điểm gửi sớm hơn'],
  ] as const)(
    'an invitation scheduled after its event is refused at its field, in %s',
    async (locale, add, press, why) => {
      const { asked } = await show({ locale });
      await write('guest-paste', 'mai@example.test');
      await click(find('button', add));
      await typeMoment(field('inviting-send-at'), '2030-01-01T10:00', locale);
      await click(find('button', press));
      expect(document.getElementById('inviting-send-at-helper-text')?.textContent).toContain(why);
      expect([focused('inviting-send-at'), asked]).toEqual([true, []]);
      await typeMoment(field('inviting-send-at'), '2026-11-23T10:00', locale);
      await click(find('button', press));
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    ['en', 'Add to list', 'Send 1 invitation', 'Invite Guests', '1 invitation is on its way.'],
    ['vi', 'Thêm vào danh sách', 'Gửi 1 lời mời', 'Mời khách', '1 lời mời đang được gửi đi.'],
  ] as const)('is shown in %s [S1-58]', async (locale, add, press, ...said) => {
    await show({ locale });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', add));
    await click(find('button', press));
    for (const words of said) expect(document.body.textContent).toContain(words);
    showsIn(locale, 'Invitation Sent');
  });

  it.each([
    ['en', 'Add to list', 'Send 1 invitation'],
    ['vi', 'Thêm vào danh sách', 'Gửi 1 lời mời'],
  ] as const)('requires the inviter’s name in %s and focuses its field [S5-40] [S1-58]', async (locale, add, press) => {
    const { asked } = await show({ firstName: null, locale });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', add));
    await click(find('button', press));
    showsIn(locale, 'Please enter your name to continue with the invitation feature');
    expect([document.activeElement?.id, asked]).toEqual(['inviting-name', []]);
    await write('inviting-name', 'Linh');
    await click(find('button', press));
    expect(asked).toHaveLength(1);
  });

  it("reads pasted guests and shows each line's problem beside it", async () => {
    await show();
    await write('guest-paste', 'Mai <mai@example.test>\nminh@example.test, MAI@example.test\nnobody');
    await click(find('button', 'Add to list'));
    const [mai, minh, again, nobody] = lines();
    expect([mai, minh].map((line) => line?.includes('Remove'))).toEqual([true, true]);
    expect(mai).toContain('mai@example.test');
    expect(again).toContain('Already in row 1');
    expect(nobody).toContain('Please enter a valid email format');
    expect(nobody).not.toContain('Name is missing');
    expect(said()).toContain('2 to review');
  });

  it('imports a file, reports each line that could not be read, and does not read one of 200 MB', async () => {
    await show();
    await choose('Guest list file', 'khach.csv', 'Họ tên,Email\nTrần Mai,mai@example.test\nonly one\nMinh,minh\n');
    expect(lines()).toHaveLength(2);
    for (const words of ['2 guests imported from the file.', 'Line 3 was skipped. It has 1 cells instead of 2.'])
      expect(said()).toContain(words);
    await choose('Guest list file', 'khach.csv', aLargeFile('khach.csv'));
    expect(said()).toContain('This file is larger than 5\u00a0MB. Export fewer rows or split the file');
    await choose('Guest list file', 'khach.csv', 'phone\n1');
    expect(said()).toContain("The header row must have the columns 'name' and 'email'.");
    expect(lines()).toHaveLength(2);
  });

  it.each([
    ['en', 'Guest list file', 'Attendee lists exported from pretix or Eventbrite work as they are.'],
    ['vi', 'Tệp danh sách khách', 'Danh sách xuất từ pretix hoặc Eventbrite dùng được ngay.'],
  ] as const)('imports the attendees that Eventbrite exports, in %s', async (locale, label, words) => {
    await show({ locale });
    expect(said()).toContain(words);
    await choose(
      label,
      'attendees.csv',
      'Order No.,First Name,Last Name,Email,Buyer Email\n1001,Lan,Ngô,lan@example.test,hoa@example.test\n',
    );
    expect(lines()).toHaveLength(1);
    for (const part of ['Lan Ngô', 'lan@example.test']) expect(lines()[0]).toContain(part);
  });

  it('keeps refused guests in the list with the reason, so that they can be corrected', async () => {
    const { asked } = await show({ known: new Map([['minh@example.test', 'ACCEPTED']]) });
    await write('guest-paste', 'Mai <mai@example.test>\nMinh <minh@example.test>');
    await click(find('button', 'Add to list'));
    await send();
    for (const words of ['Invitation Sent', '1 line wasn’t sent. The reason is beside it.', 'Already invited'])
      expect(said()).toContain(words);
    expect(lines()).toHaveLength(1);
    await click(find('button', 'Edit minh@example.test'));
    await write('revised-email', 'minh.2@example.test');
    await key(field('revised-email'), 'Enter');
    await settle();
    expect(lines()[0]).not.toContain('Already invited');
    await send();
    expect(asked.at(-1)?.guests).toEqual([{ name: 'Minh', email: 'minh.2@example.test' }]);
  });

  it('shows only the lines to review on request, with their numbers, and all once none is left', async () => {
    await show();
    await write('guest-paste', 'mai@example.test\nnobody\nminh@example.test');
    await click(find('button', 'Add to list'));
    await click(find('button', 'Show only those to review'));
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatch(/^2\..*nobody/);
    await click(find('button', 'Show all guests'));
    expect(lines()).toHaveLength(3);
    await click(find('button', 'Show only those to review'));
    await click(find('button', 'Remove nobody'));
    expect(lines()).toHaveLength(2);
  });

  it('a second line with an address stays to review once the first one is sent', async () => {
    const { asked } = await show();
    await write('guest-paste', 'Mai <mai@example.test>\nMai Trần <MAI@example.test>');
    await click(find('button', 'Add to list'));
    await send();
    expect([lines().length, asked.length]).toEqual([1, 1]);
    expect(lines()[0]).toContain('Already invited');
    expect(find('button', 'Send invitations')).toHaveProperty('disabled', true);
  });

  it.each([
    [
      'en',
      'Add to list',
      /^Send 2 invitations$/,
      'You can email 1 more within these 24 hours',
      'or once your ID card is approved, you can email 100,000 a day',
    ],
    [
      'vi',
      'Thêm vào danh sách',
      /^Gửi 2 lời mời$/,
      'Trong 24 giờ này bạn còn gửi được cho 1 người',
      'hoặc ngay khi giấy tờ của bạn được duyệt, bạn gửi được 100.000 người mỗi ngày',
    ],
  ] as const)(
    'says how many more a new account may invite today and what raises it, and keeps the list, in %s',
    async (locale, add, press, left, raise) => {
      const raisedFrom = later(NOW, 3 * DAY);
      const trouble = { code: 'TOO_MANY_RECIPIENTS', people: 2, left: 1, raisedFrom } as const;
      await show({ locale, refuses: { code: 'MAILING_REFUSED', trouble } });
      await write('guest-paste', 'mai@example.test, minh@example.test');
      await click(find('button', add));
      await click(find('button', press));
      const told = document.querySelector('[role="alert"]')?.textContent ?? '';
      for (const words of [left, raise, '2026']) expect(told).toContain(words);
      expect(lines()).toHaveLength(2);
    },
  );

  it('refuses a bank’s name at the inviter’s field', async () => {
    const trouble = { code: 'BANK_AS_SENDER', bank: 'Vietcombank' } as const;
    await show({ refuses: { code: 'MAILING_REFUSED', trouble } });
    await write('inviting-name', 'Vietcombank');
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to list'));
    await send();
    expect(document.getElementById('inviting-name-helper-text')?.textContent).toBe(
      'Emails can’t be sent in the name of Vietcombank. Use your own name or your company’s',
    );
    expect([document.activeElement?.id, lines().length]).toEqual(['inviting-name', 1]);
  });

  it('repeats the same request after a lost answer, and keeps the list after a refusal', async () => {
    const { keys } = await show({ refuses: 'AWAY' });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to list'));
    await withoutWaiting(async () => {
      for (const presses of [1, 2]) {
        await send();
        await vi.waitFor(() => expect(keys).toHaveLength(3 * presses));
        await appears('[role="alert"]', 'An error occurred, please try again');
      }
    });
    expect(new Set(keys)).toEqual(new Set(['key-1']));
    expect(lines()).toHaveLength(1);
    await show({ refuses: { code: 'RSVP_REFUSED', trouble: { code: 'TICKET_HAS_PRICE' } } });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to list'));
    await send();
    expect(said()).toContain('Invitations need a free ticket type. This one has a price');
  });

  it('offers the registration link to copy [S2.14-11] [S1-33]', async () => {
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied = text;
        },
      },
    });
    await show();
    const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect(headings).toEqual(expect.arrayContaining(['RSVP invitation', 'Registration link']));
    const link = field('registration-link').value;
    expect(link).toMatch(/^https:\/\/vemoi\.test\/event\/dem-nhac/);
    await click(find('button', 'Copy link'));
    await settle();
    expect([copied, said().includes('Copied')]).toEqual([link, true]);
  });

  it('offers no registration link where guests come by invitation alone', async () => {
    await show({ price: null });
    const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect([headings.includes('RSVP invitation'), headings.includes('Registration link')]).toEqual([true, false]);
  });

  it('previews the invitation of the first guest', async () => {
    await show({});
    await write('guest-paste', 'Trần Mai <mai@example.test>');
    await click(find('button', 'Add to list'));
    const preview = document.querySelector('[role="img"][aria-label="What guests see"]');
    for (const words of [
      'You are invited',
      'Trần Mai',
      'mai@example.test',
      'to join this event',
      'Đêm nhạc',
      'Accept invitation',
      'Decline',
    ])
      expect(preview?.textContent).toContain(words);
    expect(preview?.querySelectorAll('a, button')).toHaveLength(0);
  });

  it.each([
    ['en', 'Invitation ticket', 'Free, and only for guests you invite.', 'Add to list'],
    ['vi', 'Vé mời', 'Miễn phí, chỉ dành cho khách bạn mời.', 'Thêm vào danh sách'],
  ] as const)(
    'needs no free ticket type: the guests of a paid event get an invitation ticket, in %s',
    async (...said_) => {
      const [locale, ticket, explained, add] = said_;
      const { asked } = await show({ price: 50_000, locale });
      expect(document.getElementById('inviting-ticket')?.textContent).toBe(ticket);
      expect(said()).toContain(explained);
      await write('guest-paste', 'mai@example.test');
      await click(find('button', add));
      await click(find('button', /^(?:Send 1 invitation|Gửi 1 lời mời)$/));
      expect(asked).toMatchObject([{ ticketTypeId: null, guests: [{ email: 'mai@example.test' }] }]);
    },
  );

  it('offers the invitation ticket beside the free ticket types', async () => {
    const { asked } = await show();
    expect(document.getElementById('inviting-ticket')?.textContent).toBe('Vé mời');
    const select = document.getElementById('inviting-ticket');
    await act(async () => void select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
    await click(find('[role="option"]', 'Invitation ticket'));
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to list'));
    await send();
    expect(asked).toMatchObject([{ ticketTypeId: null }]);
  });

  it('says what to do without a published event or the ability', async () => {
    await show({ published: false });
    expect(said()).toContain('Publish the event first');
    await show({ foreign: true });
    expect(said()).toContain('The event may have been deleted, or you may not be on its team.');
  });
});
