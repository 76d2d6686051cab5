import { expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import type { GivenTicket, TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ReceiveTicket } from './ReceiveTicket.tsx';

const minh = { ...someAccount, firstName: 'Minh', lastName: 'Trần', email: 'minh@example.com' };
const GIFT: GivenTicket = {
  giver: 'Lan Nguyễn',
  isReceived: false,
  holder: 'Minh Trần',
  email: 'minh@example.com',
  ticketName: 'Hạng Sen',
  qrText: 'signed',
  session: aHeldTicket('a').session,
  cover: { url: '/api/print/1-2-3.svg', cardUrl: '/api/print/1-2-3.svg', color: '#b8321f' },
  ticketTypeId: '7x9',
  questions: null,
};

const COMPANY = {
  id: 1,
  type: 'Radio' as const,
  label: 'Company',
  required: true,
  description: null,
  ticketTypeIds: null,
  options: [{ id: 3, text: 'Sông Hồng' }],
  defaultOption: null,
};

type World = {
  readonly at?: string;
  readonly look?: Awaited<ReturnType<TicketTransfers['look']>>;
  readonly answer?: Awaited<ReturnType<TicketTransfers['receive']>>;
  readonly account?: typeof minh | null;
  readonly locale?: 'en' | 'vi';
};

async function open({ at = '/my-ticket/receive#1.7.secret', look = ok(GIFT), ...world }: World = {}) {
  const { answer = ok('7x1'), account = minh, locale = 'en' } = world;
  const asked: string[] = [];
  const handedIn: unknown[] = [];
  const never = () => Promise.reject(new Error('not asked for'));
  const ticketTransfers: TicketTransfers = {
    give: never,
    edit: never,
    takeBack: never,
    mailAgain: never,
    look: async () => look,
    receive: async (secret, answers) => {
      asked.push(secret);
      handedIn.push(answers);
      return answer;
    },
  };
  const handIn: HandInAnswers = async ({ given: [first = {}] }) => ok([first as SubmittedAnswers]);
  const Component = withUseCases(ReceiveTicket, [
    given(TransferTicket, TransferTicket.make({ ticketTransfers })),
    given(OpenQuestionnaire, async () => ok(null)),
    given(HandInAnswers, handIn),
  ]);
  const { router } = await renderPage(
    [
      { path: '/my-ticket/receive', Component },
      { path: '*', element: null },
    ],
    { at, locale, ...(account === null ? {} : { account }) },
  );
  await settle();
  return { asked, handedIn, router };
}

const PRESS = 'Add to my tickets';
const text = () => document.body.textContent ?? '';

it('names giver, event, date and place with the QR code, without an account [S1-19]', async () => {
  const { asked } = await open({ account: null });
  for (const words of ['Lan Nguyễn gave you a ticket for Đêm nhạc', '2026', 'Nhà hát Lớn Hà Nội', 'Hạng Sen'])
    expect(text()).toContain(words);
  expect(text()).toContain('You don’t need an account to use it.');
  expect(find('svg', 'QR code of Minh Trần’s ticket')).toBeDefined();
  expect([document.querySelector('[role="dialog"]'), asked]).toEqual([null, []]);
  expect(document.querySelector('article img')?.getAttribute('src')).toBe(GIFT.cover.url);
  await open({ account: null, locale: 'vi' });
  expect(text()).toContain('Lan Nguyễn tặng bạn vé tham dự Đêm nhạc');
});

it('asks to sign in with the address of the gift before it is added', async () => {
  const { asked } = await open({ account: null });
  await click(find('button', PRESS));
  const dialog = await appears('[role="dialog"]');
  expect(dialog.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe('minh@example.com');
  await click(find('button', 'Close'));
  await settle(400);
  expect([asked, find('button', PRESS).matches(':disabled')]).toEqual([[], false]);
});

it('opening the link claims nothing; pressing the button claims the ticket and opens it', async () => {
  const { asked, router } = await open();
  expect(asked).toEqual([]);
  await click(find('button', PRESS));
  expect(asked).toEqual(['1.7.secret']);
  expect(router.state.location.pathname).toBe('/my-ticket/7x1');
});

it('asks the event’s questions before the ticket is added, and hands in the answers', async () => {
  const { asked, handedIn, router } = await open({
    look: ok({ ...GIFT, questions: { version: 1, fields: [COMPANY] } }),
  });
  await click(find('button', PRESS));
  const dialog = await appears('[role="dialog"]');
  const add = () => find('[role="dialog"] button', PRESS);
  await click(add());
  expect([asked, dialog.textContent]).toEqual([[], expect.stringContaining('Please fill in all required fields')]);
  await click(find('[role="dialog"] label', 'Sông Hồng'));
  await click(add());
  await settle();
  expect([asked, handedIn]).toEqual([['1.7.secret'], [{ field_1: '3' }]]);
  expect(router.state.location.pathname).toBe('/my-ticket/7x1');
});

it('a link of another account claims nothing and names both addresses', async () => {
  await open({ answer: refused({ code: 'NOT_FOUND' }), account: { ...minh, email: 'hoa@example.com' } });
  await click(find('button', PRESS));
  expect(find('[role="alert"]', /given to minh@example.com, and you are signed in as hoa@example.com/)).toBeDefined();
  await click(find('button', 'Use another account'));
  const dialog = await appears('[role="dialog"]');
  expect(dialog.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe('minh@example.com');
});

it('a link that is not ours, or without a secret, has no ticket', async () => {
  for (const world of [{ look: refused({ code: 'NOT_FOUND' as const }) }, { at: '/my-ticket/receive' }]) {
    await open(world);
    expect(find('[role="alert"]', /This link has no ticket/)).toBeDefined();
    expect(findAll('button', PRESS)).toEqual([]);
  }
});

it('a link of a ticket that was taken back has expired', async () => {
  await open({ look: refused({ code: 'LINK_EXPIRED' }) });
  expect(find('[role="alert"]', /This link is no longer valid/)).toBeDefined();
  await open({ answer: refused({ code: 'LINK_EXPIRED' }) });
  await click(find('button', PRESS));
  expect(find('[role="alert"]', /This link is no longer valid/)).toBeDefined();
});

it('a ticket that is in an account already shows no QR code and leads to it', async () => {
  await open({ look: ok({ ...GIFT, isReceived: true, qrText: null }) });
  expect(text()).toContain('It’s in an account already. Sign in with minh@example.com to see it.');
  expect(findAll('svg', /QR code of/)).toEqual([]);
  expect(find('button', 'View my ticket')).toBeDefined();
});
