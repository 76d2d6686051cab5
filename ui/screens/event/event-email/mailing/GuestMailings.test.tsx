import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { FollowBounces } from '#application/event/mailing/follow-bounces.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import type { BouncedAddress, BouncedEmails } from '#application/event/ports/bounced-emails.ts';
import { EventMessages } from '#application/event/ports/event-messages.ts';
import { type GuestMailing, GuestMailings, type MailedGuest } from '#application/event/ports/guest-mailings.ts';
import { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { MailingScope, MailingText } from '#domain/event/mailing/mailing.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { A_FORM } from '#test/builders/a-form.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { noGuestGroups } from '#test/builders/no-guest-groups.ts';
import { someQuestionnaires } from '#test/builders/some-questionnaires.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { typeMoment } from '#test/rendered/type-moment.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { NOT_SENT_SAID } from '#words/event/mailing.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { EventEmail } from '../EventEmail.tsx';
import { eventEmailLoader } from '../event-email.loader.ts';

const LAN: MailedGuest = { email: 'lan@example.com', name: 'Ngô Lan', locale: 'vi' };
const MAIL = { subject: 'Nhắc lịch', html: '<p>Hẹn gặp!</p>' };
const JOHN: MailedGuest = { email: 'john@example.com', name: 'John Smith', locale: 'en' };

function makeMailings() {
  const guests: Readonly<Record<string, readonly MailedGuest[]>> = {
    TICKET_HOLDERS: [JOHN, LAN],
    NOT_CHECKED_IN: [LAN],
    PENDING: [],
    INVITED: [JOHN],
    RSVP_DECLINED: [LAN],
  };
  const of = ({ audience, answer, groupId }: MailingScope) =>
    groupId !== null ? [JOHN] : answer?.optionId === 22 ? [JOHN] : answer === null ? (guests[audience] ?? []) : [];
  const sent: {
    readonly scope: MailingScope;
    readonly text: MailingText;
    readonly sendAt: Instant | null;
    readonly key: string;
  }[] = [];
  const tests: MailingText[] = [];
  let list: readonly GuestMailing[] = [];
  let emailText: string | null = null;
  let isNew = false;
  let isClosed = false;
  const move = (id: string, change: Partial<GuestMailing>) => {
    list = list.map((one) => (one.id === id ? { ...one, ...change } : one));
    const moved = list.find((one) => one.id === id);
    return moved === undefined ? refused({ code: 'NOT_FOUND' } as const) : ok(moved);
  };
  const port: GuestMailings = {
    list: async () => ok({ entries: list, after: null, before: null, totalCount: list.length }),
    guests: async (_eventId, scope, search) =>
      ok({
        people: of(scope).length,
        some: of(scope).filter(({ email, name }) => `${name} ${email}`.toLowerCase().includes(search.toLowerCase())),
      }),
    preview: async (_eventId, scope, text, email) => {
      const guest = of(scope).find((one) => one.email === email);
      if (text.html === '') return refused({ code: 'INVALID_INPUT', field: 'html', problem: { kind: 'REQUIRED' } });
      if (guest === undefined) return refused({ code: 'NOT_FOUND' });
      const hello = guest.locale === 'vi' ? `Chào ${guest.name},` : `Dear ${guest.name},`;
      return ok({ subject: text.subject, html: `<p>${hello}</p>${text.html}`, text: hello });
    },
    test: async (_eventId, text) => {
      tests.push(text);
      return ok('toi@example.com');
    },
    send: async (_eventId, scope, text, sendAt, key) => {
      if (text.subject.trim() === '')
        return refused({ code: 'INVALID_INPUT', field: 'subject', problem: { kind: 'REQUIRED' } });
      if (isNew)
        return refused({
          code: 'MAILING_REFUSED',
          trouble: { code: 'TOO_MANY_RECIPIENTS', people: of(scope).length, left: 1, raisedFrom: null },
        });
      sent.push({ scope, text, sendAt, key });
      const mailing: GuestMailing = {
        id: key,
        state: sendAt === null ? 'SENDING' : 'SCHEDULED',
        sendAt,
        notSentBecause: null,
        audience: scope.audience,
        ticketName: null,
        groupName: scope.groupId === null ? null : 'Báo chí',
        answer: scope.answer === null ? null : { question: 'Lunch', option: 'Cơm chay' },
        subject: text.subject,
        people: sendAt === null ? of(scope).length : 0,
        sent: 0,
        bounced: 0,
        at: NOW,
      };
      list = [mailing, ...list];
      return ok(mailing);
    },
    schedule: async (id, sendAt) =>
      isClosed
        ? refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' })
        : move(id, { state: 'SCHEDULED', sendAt, notSentBecause: null }),
    sendNow: async (id) => move(id, { state: 'DONE', people: 2, sent: 2 }),
    cancel: async (id) => move(id, { state: 'CANCELLED' }),
    stop: async (id) => move(id, { state: 'STOPPED' }),
    resume: async (id) => move(id, { state: 'SENDING' }),
  };
  const tried: string[] = [];
  const addresses: readonly BouncedAddress[] = [
    { email: 'lan@example.com', because: 'NO_SUCH_MAILBOX', at: NOW, isHeld: true },
    { email: 'john@example.com', because: 'REFUSED', at: NOW, isHeld: false },
  ];
  const emails: BouncedEmails = {
    ofMailing: async () => (isClosed ? refused({ code: 'NOT_FOUND' }) : ok(addresses)),
    retry: async (_eventId, email) => {
      tried.push(email);
      return ok(null);
    },
  };
  const messages: EventMessages = {
    notices: async () => ok({ entries: [], after: null, before: null, totalCount: 0 }),
    push: async () => refused({ code: 'NOT_FOUND' }),
    mailSummary: async () => refused({ code: 'NOT_FOUND' }),
    emailText: async () => ok(emailText),
    writeEmailText: async (_eventId, next) => {
      emailText = next;
      return ok(next);
    },
  };
  return {
    port,
    messages,
    emails,
    tried,
    hold: (one: GuestMailing) => {
      list = [one];
    },
    sent,
    tests,
    move,
    emailText: () => emailText,
    closes: () => {
      isClosed = true;
    },
    becomesNew: () => {
      isNew = true;
    },
  };
}

async function open(
  world: ReturnType<typeof makeMailings>,
  locale: 'en' | 'vi' = 'en',
  questions: Form | null = null,
  groups: readonly GuestGroup[] = [],
) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  const opened = created.ok ? await events.read(created.value.eventId) : created;
  if (!opened.ok) throw new Error('No event');
  const shown = { ...opened.value, abilities: ['event.mail'] };
  let keys = 0;
  const pairs = [
    given(OpenEvent, async () => ok(shown)),
    given(EventMessages, world.messages),
    given(Questionnaires, someQuestionnaires(questions)),
    given(GuestMailings, world.port),
    given(GroupGuests, { ...noGuestGroups, list: async () => ok(groups) }),
    given(FollowBounces, FollowBounces.make({ emails: world.emails })),
    given(UploadCover, async () => refused({ code: 'NOT_FOUND' } as const)),
    given(Pause, (ms) => new Promise((done) => setTimeout(done, ms > 2_000 ? 60_000 : 20))),
    given(NewKey, () => {
      keys += 1;
      return `key ${keys}`;
    }),
  ];
  await renderPage(
    [
      {
        path: '/admin/event-email/:eventId',
        Component: withUseCases(EventEmail, pairs),
        loader: loaderWith(eventEmailLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/admin/event-email/${shown.id}` },
  );
  await settle(350);
}

const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector(`[name="${name}"]`);
const people = () => document.querySelector('[data-people]')?.textContent;
const framed = () => document.querySelector('iframe')?.getAttribute('srcdoc') ?? '';

async function write(words: string): Promise<void> {
  const editor = await appears('[role="textbox"][aria-multiline]');
  Object.defineProperty(editor, 'isContentEditable', { value: true, configurable: true });
  const start = editor.querySelector('[data-slate-leaf]')?.firstElementChild?.firstChild ?? editor;
  await act(async () => {
    editor.focus();
    document.getSelection()?.collapse(start, 0);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await settle(150);
  const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? words : ''), types: ['text/plain'] },
  });
  await act(async () => editor.dispatchEvent(pasted));
  await settle(20);
}
const choose = async (name: string, option: string) => {
  const shown = field(name)?.parentElement?.querySelector('[role="combobox"]');
  await act(async () => shown?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await click(await appears('[role="option"]', option));
  await settle(350);
};

describe('emails to many guests', { timeout: 60_000 }, () => {
  beforeEach(() => window.sessionStorage.clear());

  it('are written, previewed as a guest, tested, sent after the number is confirmed, stopped and resumed; ticket emails carry the organiser’s words [S1-37]', async () => {
    const world = makeMailings();
    await open(world);
    await type(field('text'), 'Gửi xe ở hầm B2.');
    await submit(field('text'));
    await settle(5);
    expect(world.emailText()).toBe('Gửi xe ở hầm B2.');

    await settle(350);
    expect(people()).toBe('2 people');
    await type(field('subject'), 'Mở cửa sớm');
    await write('Cửa mở lúc 18:00.');
    await click(find('button', 'Preview as a guest'));
    await settle(350);
    expect(framed()).toContain('Dear John Smith,');
    await type(field('search'), 'ngô');
    await settle(350);
    expect(framed()).toContain('Chào Ngô Lan,');
    expect(framed()).toContain('Cửa mở lúc 18:00.');
    await click(find('[role="dialog"] button', 'Close'));
    await click(find('button', 'Send me a test'));
    await settle(5);
    expect(world.tests).toEqual([{ subject: 'Mở cửa sớm', html: '<p>Cửa mở lúc 18:00.</p>' }]);
    expect(text()).toContain('Test sent to toi@example.com');
    expect(world.sent).toEqual([]);

    await click(find('button', 'Send…'));
    await settle(350);
    expect(text()).toContain('Email 2 people?');
    await click(find('button', 'Send to 2 people'));
    await settle(50);
    expect(world.sent).toEqual([
      {
        scope: { audience: 'TICKET_HOLDERS', ticketTypeId: null, answer: null, groupId: null },
        text: { subject: 'Mở cửa sớm', html: '<p>Cửa mở lúc 18:00.</p>' },
        sendAt: null,
        key: 'key 1',
      },
    ]);
    expect(text()).toContain('Sending · 0 of 2');
    world.move('key 1', { sent: 1 });
    await settle(60);
    expect(text()).toContain('Sending · 1 of 2');
    await click(find('button', 'Stop sending “Mở cửa sớm”'));
    await settle(60);
    expect(text()).toContain('Stopped · 1 of 2');
    await click(find('button', 'Resume sending “Mở cửa sớm”'));
    await settle(60);
    world.move('key 1', { sent: 2, state: 'DONE' });
    await settle(60);
    expect(text()).toContain('Sent · 2 of 2');
    expect(findAll('button', /sending/)).toEqual([]);
  });

  it('go to those who gave a certain answer, and the list says so', async () => {
    const world = makeMailings();
    await open(world, 'en', A_FORM);
    await choose('question', 'Lunch');
    expect(people()).toBe('No one matches this choice yet.');
    await choose('answer', 'Cơm chay');
    expect(people()).toBe('1 person');
    await type(field('subject'), 'Thực đơn');
    await write('Hẹn gặp!');
    await click(find('button', 'Send…'));
    await click(await appears('[role="dialog"] button', 'Send to 1 person'));
    await settle(50);
    expect(world.sent.map(({ scope }) => scope.answer)).toEqual([{ fieldId: 2, optionId: 22 }]);
    expect(find('li p', /Everyone with a ticket · Lunch: Cơm chay$/)).toBeTruthy();
  });

  it.each([
    ['en', 'Báo chí (1 guest)', '1 person'],
    ['vi', 'Báo chí (1 khách)', '1 người'],
  ] as const)('go to the guests of a group, and the list says so, in %s', async (locale, option, count) => {
    const world = makeMailings();
    await open(world, locale, null, [{ id: 'press', name: 'Báo chí', guests: 1 }]);
    await choose('group', option);
    expect(people()).toBe(count);
    await type(field('subject'), 'Họp báo');
    await write('Cửa B.');
    await click(find('button', /^(Send…|Gửi…)$/));
    await settle(350);
    await click(find('[role="dialog"] button', /1/));
    await settle(50);
    expect(world.sent.map(({ scope }) => scope.groupId)).toEqual(['press']);
    expect(text()).toContain('· Báo chí');
  });

  it('go by no group where the recipients hold no tickets, or there are no groups', async () => {
    await open(makeMailings(), 'en', null, [{ id: 'press', name: 'Báo chí', guests: 1 }]);
    await choose('audience', 'Registrations waiting for approval');
    expect(field('group')).toBeNull();
    await open(makeMailings());
    expect(field('group')).toBeNull();
  });

  it('go by no answer where the recipients have given none, or nothing with options is asked', async () => {
    const world = makeMailings();
    await open(world, 'en', A_FORM);
    await choose('question', 'Lunch');
    await choose('audience', 'Invited guests who haven’t replied');
    expect([field('question'), field('answer')]).toEqual([null, null]);
    expect(people()).toBe('1 person');
    await choose('audience', 'Everyone with a ticket');
    expect(field('question')).toHaveProperty('value', '');
    await open(world, 'en', { version: 1, fields: A_FORM.fields.slice(0, 1) });
    expect(field('question')).toBe(null);
  });

  it('go to whom the organiser chose, in Vietnamese', async () => {
    const world = makeMailings();
    await open(world, 'vi');
    await choose('audience', 'Người đang chờ duyệt');
    expect(people()).toBe('Chưa có ai thuộc nhóm này.');
    await click(find('button', 'Gửi…'));
    await settle(350);
    expect(find('[role="dialog"] h2', 'Chưa có ai thuộc nhóm này.')).toBeTruthy();
    expect(find('[role="dialog"] button', 'Gửi')).toHaveProperty('disabled', true);
    await click(find('[role="dialog"] button', 'Quay lại'));
    await settle(300);
    await choose('audience', 'Khách chưa check-in');
    expect(people()).toBe('1 người');
    await type(field('subject'), 'Nhắc lịch');
    await write('Hẹn gặp!');
    await click(find('button', 'Gửi…'));
    await settle(350);
    await click(find('button', 'Gửi cho 1 người'));
    await settle(50);
    expect(world.sent.map(({ scope }) => scope.audience)).toEqual(['NOT_CHECKED_IN']);
  });

  it.each([
    ['en', 'Invited guests who haven’t replied', '1 person', 'Send…', 'Send to 1 person'],
    ['vi', 'Khách mời chưa trả lời', '1 người', 'Gửi…', 'Gửi cho 1 người'],
  ] as const)('go to invited guests by their answer, in %s', async (locale, audience, count, ask, send) => {
    const world = makeMailings();
    await open(world, locale);
    await choose('audience', audience);
    expect((await appears('[data-people]', count)).textContent).toBe(people());
    await type(field('subject'), 'Nhắc lịch');
    await write('Hẹn gặp!');
    await click(find('button', ask));
    await click(await appears('[role="dialog"] button', send));
    await settle(50);
    expect(world.sent.map(({ scope }) => scope.audience)).toEqual(['INVITED']);
  });

  it.each([
    [
      'en',
      {
        past: 'Choose a time in the future',
        late: 'Emails can be scheduled until 30 days after the event ends',
        schedule: 'Schedule…',
        confirm: 'Schedule this email?',
        press: 'Schedule',
        scheduled: 'Scheduled for',
        change: 'Change time: Nhắc lịch',
        changed: 'Change time',
        empty: 'Choose a date and time',
        now: 'Send now: Nhắc lịch',
        send: 'Send now',
        sent: 'Sent · 2 of 2',
        closed: 'It won’t be sent while the event is cancelled, archived or not published.',
      },
    ],
    [
      'vi',
      {
        past: 'Vui lòng chọn thời điểm trong tương lai',
        late: 'Thư chỉ hẹn giờ được đến 30 ngày sau khi sự kiện kết thúc',
        schedule: 'Hẹn giờ…',
        confirm: 'Hẹn giờ gửi thư này?',
        press: 'Hẹn giờ',
        scheduled: 'Hẹn gửi lúc',
        change: 'Đổi thời gian: Nhắc lịch',
        changed: 'Đổi thời gian',
        empty: 'Vui lòng chọn ngày giờ',
        now: 'Gửi ngay: Nhắc lịch',
        send: 'Gửi ngay',
        sent: 'Đã gửi · 2/2',
        closed: 'Thư sẽ không được gửi khi sự kiện đã hủy, đang lưu trữ hoặc chưa được đăng.',
      },
    ],
  ] as const)(
    'are scheduled in the zone of the event, put off and sent before their time, in %s',
    async (locale, said) => {
      const world = makeMailings();
      await open(world, locale);
      await type(field('subject'), 'Nhắc lịch');
      await write('Hẹn gặp!');
      const at = document.querySelector<HTMLInputElement>('input[name="send_at"]');
      const ask = async (written: string) => {
        await typeMoment(at, written, locale);
        await click(find('button', said.schedule));
      };
      await ask('2026-11-20T09:00');
      expect(text()).toContain(said.past);
      await ask('2027-03-01T09:00');
      expect(text()).toContain(said.late);
      await ask('2026-11-21T09:00');
      const shown = (moment: number) => `${said.scheduled} ${showMoment(instant(moment), locale)}`;
      const first = Date.UTC(2026, 10, 21, 2);
      expect(find('[role="dialog"] h2', said.confirm)).toBeTruthy();
      expect(document.querySelector('[role="dialog"]')?.textContent).toContain(shown(first));
      await click(find('[role="dialog"] button', said.press));
      await settle(350);
      expect(world.sent).toMatchObject([{ sendAt: first, key: 'key 1', text: { subject: 'Nhắc lịch' } }]);
      expect((await appears('li [role="status"]', shown(first))).textContent).toBe(shown(first));
      expect(at?.value).not.toContain('2026');
      // A draft.
      expect(find('li [role="alert"]', said.closed)).toBeTruthy();

      await click(find('button', said.change));
      const change = () => document.querySelector<HTMLInputElement>('input[name="change_send_at"]');
      await typeMoment(change(), '', locale);
      await submit(change());
      expect(text()).toContain(said.empty);
      await typeMoment(change(), '2026-11-22T10:30', locale);
      await submit(change());
      const second = Date.UTC(2026, 10, 22, 3, 30);
      expect((await appears('li [role="status"]', shown(second))).textContent).toBe(shown(second));
      await settle(350);

      await click(find('button', said.now));
      await click(await appears('[role="dialog"] button', said.send));
      expect((await appears('li [role="status"]', said.sent)).textContent).toBe(said.sent);
    },
  );

  it.each([
    ['en', 'Not sent at', 'Change time: Nhắc lịch', 'Cancel schedule: Nhắc lịch', 'Cancel schedule', 'Cancelled'],
    ['vi', 'Chưa gửi được lúc', 'Đổi thời gian: Nhắc lịch', 'Hủy hẹn giờ: Nhắc lịch', 'Hủy hẹn giờ', 'Đã hủy'],
  ] as const)(
    'that were not sent say why, and are given up, in %s',
    async (locale, notSent, change, ask, cancel, done) => {
      const world = makeMailings();
      const at = instant(Date.UTC(2026, 10, 21, 2));
      await world.port.send(
        1,
        { audience: 'TICKET_HOLDERS', ticketTypeId: null, answer: null, groupId: null },
        MAIL,
        at,
        'planned',
      );
      world.move('planned', { state: 'NOT_SENT', notSentBecause: 'EVENT_CANCELLED' });
      world.closes();
      await open(world, locale);
      const alert = await appears('li [role="alert"]');
      expect(alert.textContent).toBe(`${notSent} ${showMoment(at, locale)}. ${NOT_SENT_SAID.EVENT_CANCELLED[locale]}`);
      await click(find('button', change));
      const time = document.querySelector<HTMLInputElement>('input[name="change_send_at"]');
      await typeMoment(time, '2026-11-22T10:30', locale);
      await submit(time);
      await settle(20);
      const closed = refusalSentence({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' }, locale);
      expect(document.querySelector('[role="dialog"]')?.textContent).toContain(closed);
      await click(find('[role="dialog"] button', locale === 'en' ? 'Back' : 'Quay lại'));
      await settle(350);
      await click(find('button', ask));
      await click(await appears('[role="dialog"] button', cancel));
      expect((await appears('li [role="status"]', done)).textContent).toBe(done);
      await settle(350);
      expect(findAll('li button', /./)).toEqual([]);
    },
  );

  it('say at its field what is missing, and why a new account may not write to so many', async () => {
    const world = makeMailings();
    await open(world);
    await write('Hẹn gặp!');
    const send = async () => {
      await click(find('button', 'Send…'));
      await settle(350);
      await click(find('button', 'Send to 2 people'));
      await settle(400);
    };
    await send();
    expect(field('subject')?.getAttribute('aria-invalid')).toBe('true');
    expect(text()).toContain('Subject is required');
    await type(field('subject'), 'Nhắc lịch');
    expect(field('subject')?.getAttribute('aria-invalid')).toBe('false');
    world.becomesNew();
    await send();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('You can email 1 more');
    expect(world.sent).toEqual([]);
  });
});

describe('an email that did not reach everybody', { timeout: 60_000 }, () => {
  const DONE: GuestMailing = {
    id: 'm1',
    state: 'DONE',
    sendAt: null,
    notSentBecause: null,
    audience: 'TICKET_HOLDERS',
    ticketName: null,
    groupName: null,
    answer: null,
    subject: 'Nhắc lịch',
    people: 40,
    sent: 40,
    bounced: 2,
    at: NOW,
  };

  it.each([
    [
      'en',
      '2 bounced',
      '2 emails bounced',
      'Email bounced: The address doesn’t exist',
      'Allow emails again: lan@example.com',
    ],
    [
      'vi',
      '2 thư bị trả lại',
      '2 thư bị trả lại',
      'Thư bị trả lại: Địa chỉ không tồn tại',
      'Cho phép gửi lại: lan@example.com',
    ],
  ] as const)('says how many and whom, why, and tries again, in %s', async (locale, count, title, reason, button) => {
    const world = makeMailings();
    world.hold(DONE);
    await open(world, locale);
    expect(find('button', count).textContent).toBe(count);
    await click(find('button', count));
    await settle(350);
    const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
    expect(dialog()).toContain(title);
    expect(dialog()).toContain(`lan@example.com${reason}`);
    expect(findAll('[role="dialog"] li button', /./)).toHaveLength(1);
    await click(find('button', button));
    await settle(50);
    expect(world.tried).toEqual(['lan@example.com']);
    expect(dialog()).not.toContain(reason);
  });

  it('says why the list cannot be read, and nothing of emails that reached everybody', async () => {
    const world = makeMailings();
    world.hold(DONE);
    world.closes();
    await open(world);
    await click(find('button', '2 bounced'));
    await settle(350);
    expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toBe(
      refusalSentence({ code: 'NOT_FOUND' }, 'en'),
    );
    world.hold({ ...DONE, bounced: 0 });
    await open(world);
    expect(findAll('button', /bounced/)).toEqual([]);
  });
});
