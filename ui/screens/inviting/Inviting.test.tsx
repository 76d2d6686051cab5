import { act } from 'react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/memory-profile-desk.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/session-storage-draft-shelf.ts';
import { makeOpenEvent, OpenEvent } from '#application/organising/open-event.ts';
import { UploadCover } from '#application/organising/upload-cover.ts';
import type { InvitationRequest, InvitedGuest, InvitingDesk, LetterWords } from '#application/ports/inviting-desk.ts';
import { FollowInvited, makeFollowInvited } from '#application/rsvp/follow-invited.ts';
import { KeepGuestList, makeKeepGuestList } from '#application/rsvp/keep-guest-list.ts';
import { makeSendInvitations, SendInvitations } from '#application/rsvp/send-invitations.ts';
import { makeWordLetters, WordLetters } from '#application/rsvp/word-letters.ts';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { dong } from '#domain/money/dong.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { importInvitations } from '#domain/rsvp/import-invitations.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Inviting } from './Inviting.tsx';
import { invitedLoader, inviteLoader, letterLoader } from './inviting.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));

const guest = (id: string, status: InvitationStatus, part: Partial<InvitedGuest> = {}): InvitedGuest => ({
  id,
  sectionEventId: 1,
  name: `Khách ${id}`,
  email: `${id}@example.test`,
  status,
  sendings: 1,
  lastSentAt: NOW,
  sendEmailAt: null,
  openedAt: null,
  answeredAt: null,
  party: null,
  ...part,
});

type World = {
  readonly at?: 'invite' | 'guests' | 'letter';
  readonly query?: string;
  readonly locale?: 'en' | 'vi';
  readonly firstName?: string | null;
  readonly guests?: readonly InvitedGuest[];
  readonly known?: ReadonlyMap<string, InvitationStatus>;
  readonly words?: LetterWords | null;
  readonly refuses?: Refusal | 'AWAY';
  readonly price?: number;
  readonly published?: boolean;
  readonly foreign?: boolean;
};

/** The organiser's pages before a desk in memory. */
async function show(world: World = {}) {
  const { at = 'invite', query = '', locale = 'en', firstName = 'Linh', guests = [], refuses, price = 0, published = true } = world;
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(
    {
      name: 'Đêm nhạc',
      type: 'EVENT',
      format: 'ONSITE',
      feature: 'PUBLIC',
      categoryId: null,
      description: '',
      address: 'Hà Nội',
      timezone: 'Asia/Ho_Chi_Minh',
      urls: [],
      donations: false,
      approval: false,
      oneFormPerTicket: false,
      policy: '',
      capacity: null,
    },
    { name: '', address: null, beginAt: later(NOW, 5 * DAY), endAt: later(NOW, 5 * DAY + HOUR), planSale: null, urls: [] },
  );
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  await events.addTicketType(sessionId, {
    name: 'Vé mời',
    description: '',
    price: dong(price),
    originalPrice: null,
    capacity: 80,
    limit: null,
    accountLimit: null,
    multipleOf: 1,
    saleBeginAt: null,
    saleEndAt: null,
    mode: 'ONSITE',
  });
  if (published) await events.publish(eventId);
  const asked: InvitationRequest[] = [];
  const keys: string[] = [];
  const acts: string[] = [];
  let kept = guests;
  let words = world.words ?? null;
  const obstacle = () => {
    if (refuses === 'AWAY') throw new Error('away');
    return refuses === undefined ? null : refused(refuses);
  };
  const changed = (id: string, part: Partial<InvitedGuest>) => {
    acts.push(`${JSON.stringify(part)} ${id}`);
    kept = kept.map((one) => (one.id === id ? { ...one, ...part } : one));
    const found = kept.find((one) => one.id === id);
    return found === undefined ? refused({ code: 'NOT_FOUND' } as const) : ok(found);
  };
  const desk: InvitingDesk = {
    invited: async (_eventId, { status, search }) => {
      const entries = kept.filter((one) => (status === undefined || one.status === status) && (search === undefined || one.name.includes(search)));
      const answers: Partial<Record<InvitationStatus, number>> = {};
      for (const one of kept) answers[one.status] = (answers[one.status] ?? 0) + 1;
      return ok({ entries, answers, after: null, before: null, totalCount: entries.length });
    },
    invite: async (request, key) => {
      asked.push(request);
      keys.push(key);
      const stopped = obstacle();
      if (stopped !== null) return stopped;
      const lines = importInvitations(request.guests, world.known ?? new Map());
      if (!lines.ok) throw new Error('Too many');
      return ok({
        sent: lines.value.filter(({ result }) => result.ok).length,
        lines: lines.value.map(({ row, result }) => ({
          row,
          email: request.guests[row - 1]?.email ?? '',
          refusal: result.ok ? null : result.refusal,
        })),
      });
    },
    remind: async (id) => obstacle() ?? changed(id, { sendings: 2 }),
    takeBack: async (id) => obstacle() ?? changed(id, { status: 'TAKEN_BACK' }),
    words: async () => ok(words),
    saveWords: async (_eventId, next) => {
      const stopped = obstacle();
      if (stopped !== null) return stopped;
      words = next;
      return ok(next);
    },
    write: async ({ words: sample, locale: language }) =>
      ok({ subject: `[${language}] ${sample.headline}`, html: `<p>${sample.letter}</p>`, text: sample.letter }),
  };
  let made = 0;
  const pairs = [
    given(OpenEvent, world.foreign === true ? async () => refused({ code: 'EVENT_NOT_FOUND' as const }) : makeOpenEvent(events)),
    given(
      SendInvitations,
      makeSendInvitations(desk, () => `key-${++made}`),
    ),
    given(KeepGuestList, makeKeepGuestList(makeSessionStorageDraftShelf(() => window.sessionStorage))),
    given(FollowInvited, makeFollowInvited(desk)),
    given(WordLetters, makeWordLetters(desk)),
    given(UploadCover, async () => ok({ url: '/files/f1/full.webp' })),
  ];
  const Component = withUseCases(Inviting, pairs);
  const paths = {
    invite: `/event/rsvp/invite/${eventId}`,
    guests: `/event/rsvp/invite/${eventId}/guests`,
    letter: `/event/rsvp/template/${eventId}`,
  };
  await renderPage(
    [
      { path: '/event/rsvp/invite/:eventId', Component, loader: loaderWith(inviteLoader, pairs) },
      { path: '/event/rsvp/invite/:eventId/guests', Component, loader: loaderWith(invitedLoader, pairs) },
      { path: '/event/rsvp/template/:eventId', Component, loader: loaderWith(letterLoader, pairs) },
      { path: '*', Component: Outlet },
    ],
    { account: { ...someAccount, firstName, lastName: null }, now: NOW, at: `${paths[at]}${query}`, locale },
  );
  await settle(20);
  return { asked, keys, acts, kept: () => kept, words: () => words };
}

const said = () => document.body.textContent ?? '';
const field = (id: string) => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement) && !(found instanceof HTMLTextAreaElement)) throw new Error(`No field ${id}`);
  return found;
};
/** Types into a field of one line or many. */
async function write(id: string, text: string): Promise<void> {
  const found = field(id);
  if (found instanceof HTMLInputElement) return type(found, text);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(found, text);
    found.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
}
const key = (target: Element, name: string) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
const lines = () => [...document.querySelectorAll('ol[aria-label] li')].map((line) => line.textContent ?? '');
async function choose(label: string, name: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (input === null) throw new Error(`No file field ${label}`);
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], name, { type: 'text/csv' })] });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle(20);
}
const send = () => click(find('button', /^Send (?:\d+ )?invitation/));

beforeEach(() => window.sessionStorage.clear());

describe('a list of guests that was begun', () => {
  const restored = 'The list that you began before is here again.';

  it('is there again when its page was left, with what was typed and not added, and can be discarded', async () => {
    await show();
    expect(said()).not.toContain(restored);
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to the list'));
    await write('guest-paste', 'minh@');
    await show({ at: 'guests' });
    await show();
    expect(said()).toContain(restored);
    expect([lines().length, field('guest-paste').value]).toEqual([1, 'minh@']);
    await click(find('button', 'Discard the list'));
    expect([lines().length, field('guest-paste').value, said().includes(restored)]).toEqual([0, '', false]);
    await show();
    expect([lines().length, said().includes(restored)]).toEqual([0, false]);
  });

  it('is forgotten once it was sent', async () => {
    await show();
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to the list'));
    await send();
    await show();
    expect([lines().length, said().includes(restored)]).toEqual([0, false]);
  });
});

describe('inviting guests', () => {
  it('stands at its own address, and sends what was written by hand: ‘Invitation Sent’ [S1-34] [S2.1-21] [S8-49]', async () => {
    const { asked } = await show();
    expect(document.querySelector('h1')?.textContent).toBe('Invite Guests');
    await write('guest-name', 'Trần Mai');
    await write('guest-email', 'mai@example.test');
    await key(field('guest-email'), 'Enter');
    expect(lines()).toHaveLength(1);
    expect(document.activeElement?.id).toBe('guest-name');
    await send();
    expect(asked).toMatchObject([
      { inviterName: 'Linh', partyLimit: 1, locale: 'en', answerBefore: null, guests: [{ name: 'Trần Mai', email: 'mai@example.test' }] },
    ]);
    for (const words of ['Invitation Sent', '1 invitation is on its way.', 'Nobody is in the list yet.']) expect(said()).toContain(words);
  });

  it.each([
    ['en', 'Add to the list', /^Send 1 invitation$/, 'Nobody could answer any more: choose a time after', 'or leave it empty'],
    ['vi', 'Thêm vào danh sách', /^Gửi 1 lời mời$/, 'Khách sẽ không kịp trả lời: hãy chọn thời điểm sau', 'hoặc để trống'],
  ] as const)('a deadline that is over is refused at its field, with what mends it, in %s', async (locale, add, press, why, orElse) => {
    const { asked } = await show({ locale });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', add));
    const told = () => document.getElementById('inviting-answer-by-helper-text')?.textContent ?? '';
    await write('inviting-answer-by', '2020-01-01T10:00');
    await click(find('button', press));
    for (const words of [why, orElse]) expect(told()).toContain(words);
    expect([document.activeElement?.id, asked]).toEqual(['inviting-answer-by', []]);
    await write('inviting-send-at', '2030-01-01T10:00');
    await write('inviting-answer-by', '2029-12-31T10:00');
    await click(find('button', press));
    expect(told()).toContain(locale === 'vi' ? '01/01/2030' : '1\u00a0Jan\u00a02030');
    await write('inviting-answer-by', '2030-01-02T10:00');
    await click(find('button', press));
    expect([told(), asked]).toMatchObject(['', [{ guests: [{ email: 'mai@example.test' }] }]]);
  });

  it('in Vietnamese says so in Vietnamese', async () => {
    await show({ locale: 'vi' });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Thêm vào danh sách'));
    await click(find('button', 'Gửi 1 lời mời'));
    for (const words of ['Mời khách', 'Đã gửi lời mời', '1 lời mời đang được gửi đi.']) expect(said()).toContain(words);
  });

  it('asks for the inviter’s name first, at its field [S5-40]', async () => {
    const { asked } = await show({ firstName: null });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to the list'));
    await send();
    expect(document.getElementById('inviting-name-helper-text')?.textContent).toBe('Please enter your name to continue with the invitation feature');
    expect([document.activeElement?.id, asked]).toEqual(['inviting-name', []]);
    await write('inviting-name', 'Linh');
    await send();
    expect(asked).toHaveLength(1);
  });

  it('takes many at once from a paste, and says beside each line what stands in its way', async () => {
    await show();
    await write('guest-paste', 'Mai <mai@example.test>\nminh@example.test, MAI@example.test\nnobody');
    await click(find('button', 'Add to the list'));
    const [mai, minh, again, nobody] = lines();
    expect([mai, minh].map((line) => line?.includes('Remove'))).toEqual([true, true]);
    expect(mai).toContain('mai@example.test');
    expect(again).toContain('Stands already in row 1');
    expect(nobody).toContain('The name is missing');
    expect(said()).toContain('2 to be looked at');
  });

  it('reads a file, and loses nothing of it: what could not be read is said by its line', async () => {
    await show();
    await choose('Guests in a file', 'khach.csv', 'Họ tên,Email\nTrần Mai,mai@example.test\nonly one\nMinh,minh\n');
    expect(lines()).toHaveLength(2);
    for (const words of ['2 guests were read from the file.', 'Line 3 was not read: it has 1 cells instead of 2.']) expect(said()).toContain(words);
    await choose('Guests in a file', 'khach.csv', 'phone\n1');
    expect(said()).toContain("The title row has to name the columns 'name' and 'email'.");
    expect(lines()).toHaveLength(2);
  });

  it('keeps who was refused in the list with the reason, to be mended and sent again', async () => {
    const { asked } = await show({ known: new Map([['minh@example.test', 'ACCEPTED']]) });
    await write('guest-paste', 'Mai <mai@example.test>\nMinh <minh@example.test>');
    await click(find('button', 'Add to the list'));
    await send();
    for (const words of ['Invitation Sent', '1 line was not sent; it says why.', 'Already invited']) expect(said()).toContain(words);
    expect(lines()).toHaveLength(1);
    await click(find('button', 'Change minh@example.test'));
    await write('revised-email', 'minh.2@example.test');
    await key(field('revised-email'), 'Enter');
    await settle();
    expect(lines()[0]).not.toContain('Already invited');
    await send();
    expect(asked.at(-1)?.guests).toEqual([{ name: 'Minh', email: 'minh.2@example.test' }]);
  });

  it('pressed again after a lost answer is the same press; a refusal says its reason and the list stays', async () => {
    const { keys } = await show({ refuses: 'AWAY' });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to the list'));
    await send();
    await appears('[role="alert"]', 'An error occurred, please try again');
    await send();
    await settle(2_100);
    expect(new Set(keys)).toEqual(new Set(['key-1']));
    expect(lines()).toHaveLength(1);
    await show({ refuses: { code: 'RSVP_REFUSED', trouble: { code: 'TICKET_HAS_PRICE' } } });
    await write('guest-paste', 'mai@example.test');
    await click(find('button', 'Add to the list'));
    await send();
    expect(said()).toContain('An invitation gives a ticket for free; this one has a price');
  });

  it('offers the registration link beside the RSVP invitation, to be copied [S2.14-11] [S1-33]', async () => {
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

  it('shows what the first guest will see', async () => {
    await show({ words: { headline: 'Đêm hội', letter: '{link}', picture: '/files/f2/full.webp' } });
    await write('guest-paste', 'Trần Mai <mai@example.test>');
    await click(find('button', 'Add to the list'));
    const preview = document.querySelector('[role="img"][aria-label="What a guest sees"]');
    for (const words of ['Đêm hội', 'Đêm nhạc', 'to join this event', 'Trần Mai', 'mai@example.test', 'Accept invitation', 'Decline'])
      expect(preview?.textContent).toContain(words);
    expect(preview?.querySelector('img')?.getAttribute('src')).toBe('/files/f2/full.webp');
    expect(preview?.querySelectorAll('a, button')).toHaveLength(0);
  });

  it('needs a free ticket, a published event and a right on it, and says what to do', async () => {
    await show({ price: 50_000 });
    expect(said()).toContain('No free ticket to give');
    expect(find('a', 'Add a free ticket').getAttribute('href')).toContain('/events/edit/');
    await show({ published: false });
    expect(said()).toContain('Publish the event first');
    await show({ foreign: true });
    expect(said()).toContain('The event may have been deleted, or your account is not on its team.');
  });
});

describe('the people invited', () => {
  const guests = [
    guest('a', 'ACCEPTED', { answeredAt: NOW, party: 2 }),
    guest('b', 'DECLINED', { answeredAt: NOW }),
    guest('c', 'INVITED', { openedAt: NOW }),
    guest('d', 'INVITED', { sendings: 0, lastSentAt: null, sendEmailAt: later(NOW, DAY) }),
  ];
  const rows = () => [...document.querySelectorAll('ul[aria-label="Invited Guests"] > li')].map((row) => row.textContent ?? '');

  it('are listed with their answers [S2.14-12]', async () => {
    await show({ at: 'guests', guests });
    expect(document.querySelector('h1')?.textContent).toBe('Invited Guests');
    const [a, b, c, d] = rows();
    for (const words of ['Khách a', 'a@example.test', 'RSVP Accepted', '2 people', 'Answered 10:00, 20\u00a0Nov\u00a02026'])
      expect(a).toContain(words);
    expect(b).toContain('Declined');
    expect(c).toContain('Opened 10:00, 20\u00a0Nov\u00a02026');
    expect(d).toContain('To be sent 10:00, 21\u00a0Nov\u00a02026');
    expect(findAll('button', /^(?:All|Invited|RSVP Accepted|Declined) \d$/).map((chip) => chip.textContent)).toEqual([
      'All 4',
      'Invited 2',
      'RSVP Accepted 1',
      'Declined 1',
    ]);
  });

  it('are shown by answer and by search, as the address says', async () => {
    await show({ at: 'guests', guests });
    await click(find('button', 'Declined 1'));
    await settle(20);
    expect(rows().map((row) => row.slice(0, 7))).toEqual(['Khách b']);
    expect(find('button', 'Declined 1').getAttribute('aria-pressed')).toBe('true');
    await show({ at: 'guests', guests, query: '?q=ai+kia' });
    expect(said()).toContain('No guest fits these filters');
  });

  it('are nobody at first, with the way to invite', async () => {
    await show({ at: 'guests' });
    expect(said()).toContain('Nobody is invited yet');
    expect(findAll('a', 'Invite Guests').every((link) => link.getAttribute('href')?.includes('/event/rsvp/invite/'))).toBe(true);
  });

  it('are reminded, and taken back after a word of warning', async () => {
    const { acts, kept } = await show({ at: 'guests', guests });
    expect(findAll('button', /^Send again to/)).toHaveLength(1);
    await click(find('button', 'Send again to c@example.test'));
    expect(said()).toContain('Invitation Sent');
    await click(find('button', 'Take back the invitation of a@example.test'));
    const dialog = await appears('[role="dialog"]');
    expect(dialog.textContent).toContain('their ticket becomes void');
    await click(find('[role="dialog"] button', 'Take back'));
    await settle(20);
    expect(acts).toEqual(['{"sendings":2} c', '{"status":"TAKEN_BACK"} a']);
    expect(kept().find(({ id }) => id === 'a')?.status).toBe('TAKEN_BACK');
    expect(rows()[0]).toContain('Taken back');
  });

  it('say beside a guest why something is refused', async () => {
    await show({ at: 'guests', guests, refuses: { code: 'RSVP_REFUSED', trouble: { code: 'SENT_OFTEN_ENOUGH', max: 3 } } });
    await click(find('button', 'Send again to c@example.test'));
    expect((await appears('li [role="alert"]')).textContent).toBe('This invitation was already sent 3 times');
  });
});

describe('the letter', () => {
  it('has words and a picture of the organiser’s own, shown as the mail and as the guest see them [S1-35] [S2.1-22]', async () => {
    const { words } = await show({ at: 'letter' });
    expect(document.querySelector('h1')?.textContent).toBe('Invitation letter');
    expect(field('letter-text').value).toContain('Dear {name}');
    await write('letter-headline', 'Đêm hội');
    await write('letter-text', 'Gửi {name}: {link}');
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Picture of the letter"]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.png', { type: 'image/png' })] });
    await act(async () => {
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle(600);
    const frame = await appears('iframe[title="The mail to a guest"]');
    expect(frame.getAttribute('srcdoc')).toBe('<p>Gửi {name}: {link}</p>');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(said()).toContain('[en] Đêm hội');
    expect(document.querySelector('[role="img"] img')?.getAttribute('src')).toBe('/files/f1/full.webp');
    expect(said()).toContain('Not saved yet');
    await click(find('button', 'Save'));
    expect(words()).toEqual({ headline: 'Đêm hội', letter: 'Gửi {name}: {link}', picture: '/files/f1/full.webp' });
    expect(said()).toContain('The letter is saved');
    expect(said()).not.toContain('Not saved yet');
  });

  it('says what is wrong while it is written, and is not saved with it', async () => {
    const { words } = await show({ at: 'letter', locale: 'vi' });
    expect(field('letter-text').value).toContain('Chào {name}');
    await write('letter-text', 'Không có gì');
    expect(said()).toContain('Lời mời cần có {link} để khách có thể trả lời');
    expect(find('button', 'Lưu').hasAttribute('disabled')).toBe(true);
    await click(find('button', 'Chèn link'));
    expect(field('letter-text').value).toContain('{link}');
    expect(find('button', 'Lưu').hasAttribute('disabled')).toBe(false);
    await write('letter-text', '{link} {phone}');
    expect(said()).toContain('Không có mục {phone}');
    await write('letter-text', '');
    expect(said()).toContain('Vui lòng nhập nội dung lời mời');
    await write('letter-headline', ' ');
    expect(said()).toContain('Vui lòng nhập tiêu đề');
    expect(words()).toBe(null);
  });

  it('keeps what was written when saving fails', async () => {
    await show({ at: 'letter', refuses: { code: 'RSVP_REFUSED', trouble: { code: 'LETTER_TOO_LONG', max: 5_000 } } });
    await write('letter-headline', 'Đêm hội');
    await click(find('button', 'Save'));
    expect((await appears('[role="alert"]')).textContent).toBe('The invitation may not exceed 5000 characters');
    expect(field('letter-headline').value).toBe('Đêm hội');
  });
});
