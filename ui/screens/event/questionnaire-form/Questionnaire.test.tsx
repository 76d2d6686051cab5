import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { makeHandInAnswers } from '#application/event/make-hand-in-answers.ts';
import { OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { A_SIGNATURE, QUESTIONS } from '#test/builders/a-form.ts';
import { NOW } from '#test/builders/moments.ts';
import { buy, FREE, privateEvent, show } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx';
import type { Place } from './questionnaire.view.ts';
import type { RegisteredPlace } from './use-questionnaire.ts';

const VIP: Place = { ticketTypeId: 'vip', mode: 'ONSITE' };
const ONLINE: Place = { ticketTypeId: 'stream', mode: 'ONLINE' };
const LAN = { email: 'lan@example.test', firstName: 'Lan', lastName: 'Nguyễn', phoneNumber: '' };

type World = {
  readonly fields?: readonly FormField[];
  readonly places?: readonly Place[];
  readonly formPerTicket?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly open?: OpenQuestionnaire;
};

async function ask({
  fields = Object.values(QUESTIONS),
  places = [VIP],
  formPerTicket = false,
  locale = 'en',
  open,
}: World = {}) {
  const registered: RegisteredPlace[][] = [];
  const uploads: Blob[] = [];
  const form: Form = { version: 1, fields };
  const Dialog = withUseCases(
    () => (
      <QuestionnaireDialog
        open
        asks={1}
        questionnaire
        formPerTicket={formPerTicket}
        places={places}
        people={places.map(() => LAN)}
        asksPeople={false}
        last={<p>How to pay</p>}
        onRegister={(filled) => registered.push([...filled])}
        onClose={() => undefined}
      />
    ),
    [
      given(OpenQuestionnaire, open ?? (async () => ok(form))),
      given(
        HandInAnswers,
        makeHandInAnswers(async ({ file }) => {
          uploads.push(file);
          return ok({ url: `/files/${uploads.length}/full.webp?signature=secret` });
        }),
      ),
    ],
  );
  await renderPage([{ path: '/', Component: Dialog }], { locale, now: NOW });
  await settle();
  return { registered, uploads };
}

async function askOnPage(
  fields: readonly FormField[],
  event: Parameters<typeof privateEvent>[1] = { questionnaire: true },
  tickets = 1,
  ticket = FREE,
) {
  const page = await show(privateEvent([ticket], event), { fields });
  for (let ticket = 0; ticket < tickets; ticket += 1) await click(find('button', 'One more: Vé mời'));
  await buy();
  await appears('[role="dialog"] h2', /^Questionnaire/);
  await appears('[role="dialog"] label');
  return page;
}

const title = () => document.querySelector('#questionnaire-title')?.textContent;
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const next = () => click(find('[role="dialog"] button', /^(Next|Tiếp tục)$/));
const register = () => click(find('[role="dialog"] button', /^(Register|Đăng ký)$/));
const labelled = (name: string | RegExp) => {
  const label = find('[role="dialog"] label', name);
  return document.getElementById(label.getAttribute('for') ?? '') as
    | HTMLInputElement
    | HTMLTextAreaElement
    | HTMLSelectElement;
};
async function write(name: string | RegExp, text: string): Promise<void> {
  const field = labelled(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

const ink: { fills: unknown[][]; strokes: number; written: string[]; fillStyle?: string; strokeStyle?: string } = {
  fills: [],
  strokes: 0,
  written: [],
};
const canvas = () => document.querySelector('[role="dialog"] canvas') as HTMLCanvasElement;
async function draw(): Promise<void> {
  await act(async () => {
    for (const [kind, clientX] of [
      ['pointerdown', 10],
      ['pointermove', 60],
      ['pointerup', 60],
    ] as const)
      canvas().dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX, clientY: 20 }));
  });
}

beforeEach(() => {
  Object.assign(ink, { fills: [], strokes: 0, written: [] });
  const context = {
    fillRect: (...box: unknown[]) => ink.fills.push([context.fillStyle, ...box]),
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => {
      ink.strokes += 1;
      ink.strokeStyle = context.strokeStyle;
    },
    fillText: (text: string) => ink.written.push(text),
    drawImage: () => undefined,
    fillStyle: '',
    strokeStyle: '',
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.toDataURL = () => A_SIGNATURE;
  Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
});

describe('the questionnaire', () => {
  it('is one form for all tickets, copied to each', async () => {
    const { registered, uploads } = await ask({ places: [VIP, ONLINE, ONLINE] });
    expect(title()).toBe('Questionnaire');
    expect(findAll('[role="dialog"] button', 'Next')).toEqual([]);
    await write(/^Company/, 'Vemoi');
    await click(find('[role="dialog"] .MuiFormControlLabel-root', 'Phở').querySelector('input') as HTMLInputElement);
    await click(find('[role="dialog"] .MuiFormControlLabel-root', 'Cloud').querySelector('input') as HTMLInputElement);
    await write(/^Shirt/, 'L');
    await draw();
    await register();
    await settle();
    const shared = { field_1: 'Vemoi', field_3: ['AI', 'Cloud', 'Data'], field_4: 'L', field_5: '/files/1/full.webp' };
    expect(registered).toEqual([
      [
        { ...VIP, attendee: { ...LAN, answers: { ...shared, field_2: 21 } } },
        { ...ONLINE, attendee: { ...LAN, answers: shared } },
        { ...ONLINE, attendee: { ...LAN, answers: shared } },
      ],
    ]);
    expect(uploads.map((file) => [file.type, file.size > 0])).toEqual([['image/png', true]]);
  });

  it('asks a question with a condition once it is met, and hands in nothing typed before it was not', async () => {
    const lunch = { ...QUESTIONS.lunch, defaultOption: null };
    const company = { ...QUESTIONS.company, askedIf: { fieldId: 2, optionIds: [21] } };
    const { registered } = await ask({ fields: [lunch, company] });
    const choose = (name: string) =>
      click(find('[role="dialog"] .MuiFormControlLabel-root', name).querySelector('input') as HTMLInputElement);
    expect(dialog()).not.toContain('Company');
    await choose('Phở');
    await register();
    expect(labelled(/^Company/).getAttribute('aria-invalid')).toBe('true');
    await choose('Cơm chay');
    expect(dialog()).not.toContain('Company');
    expect(findAll('[role="dialog"] [role="alert"]', /./)).toEqual([]);
    await choose('Phở');
    await write(/^Company/, 'Vemoi');
    await choose('Cơm chay');
    await register();
    await settle();
    expect(registered).toEqual([[{ ...VIP, attendee: { ...LAN, answers: { field_2: 22 } } }]]);
  });

  it('has one form per ticket, titled by number and kind [S1-58]', async () => {
    const { registered } = await ask({
      places: [VIP, ONLINE],
      formPerTicket: true,
      fields: [QUESTIONS.company, QUESTIONS.lunch],
    });
    expect(title()).toBe('Questionnaire for ticket 1 (Onsite ticket)');
    await showsInBothLanguages('Questionnaire for ticket {0} (Onsite ticket)', 'Next');
    expect(dialog()).not.toContain('How to pay');
    await write(/^Company/, 'Vemoi');
    await next();
    expect(title()).toBe('Questionnaire for ticket 2 (Online ticket)');
    await showsInBothLanguages('Questionnaire for ticket {0} (Online ticket)');
    expect(dialog()).not.toContain('Lunch');
    expect(labelled(/^Company/).value).toBe('');
    await write(/^Company/, 'Nhà hát');
    await click(find('[role="dialog"] button', 'Back'));
    expect(labelled(/^Company/).value).toBe('Vemoi');
    await next();
    await register();
    await settle();
    expect(registered[0]?.map(({ attendee }) => attendee.answers)).toEqual([
      { field_1: 'Vemoi', field_2: 22 },
      { field_1: 'Nhà hát' },
    ]);
  });

  it('is one form for all tickets on the page of an event that needs no more [S2.10-01] [S1-58]', async () => {
    await askOnPage([QUESTIONS.company], { questionnaire: true }, 2);
    expect(title()).toBe('Questionnaire');
    expect(findAll('[role="dialog"] button', 'Next')).toEqual([]);
    expect(find('[role="dialog"] button', 'Register')).toBeDefined();
    await showsInBothLanguages('Register');
  });

  it.each([
    ['ONSITE', 'Onsite ticket'],
    ['ONLINE', 'Online ticket'],
  ] as const)(
    'is a form for each %s ticket on the page of an event that asks each [S2.10-02] [S2.10-03]',
    async (format, kind) => {
      await askOnPage([QUESTIONS.company], { questionnaire: true, formPerTicket: true, format }, 2, {
        ...FREE,
        mode: format,
      });
      expect(title()).toBe(`Questionnaire for ticket 1 (${kind})`);
      await write(/^Company/, 'Vemoi');
      await next();
      expect(title()).toBe(`Questionnaire for ticket 2 (${kind})`);
      expect(labelled(/^Company/).value).toBe('');
    },
  );

  it('ends with the payment method and Register', async () => {
    await ask({ places: [VIP, VIP], formPerTicket: true, fields: [QUESTIONS.size] });
    expect(findAll('[role="dialog"] button', 'Register')).toEqual([]);
    await next();
    expect(dialog()).toContain('How to pay');
    expect(find('[role="dialog"] button', 'Register')).not.toBe(null);
  });

  it.each([
    ['en', 'Please fill in all required fields marked *'],
    ['vi', 'Vui lòng điền đầy đủ thông tin bắt buộc có dấu *'],
  ] as const)('says in %s what is left empty, and does not go on [S1-58]', async (locale, sentence) => {
    const topics: FormField = {
      ...QUESTIONS.topics,
      required: true,
      options: [{ id: 31, text: 'AI', preselect: false }],
    };
    const { registered } = await ask({
      locale,
      fields: [QUESTIONS.company, topics],
      formPerTicket: true,
      places: [VIP, ONLINE],
    });
    await write(/^Company/, '   ');
    await next();
    expect(find('[role="dialog"] [role="alert"]', sentence)).not.toBe(null);
    showsIn(locale, 'Please fill in all required fields marked *');
    expect(title()).toContain('1');
    expect(labelled(/^Company/).getAttribute('aria-invalid')).toBe('true');
    await write(/^Company/, 'Vemoi');
    expect(labelled(/^Company/).getAttribute('aria-invalid')).toBe('false');
    await next();
    expect(title()).toContain('1');
    expect(registered).toEqual([]);
  });

  it('scrolls to the next form after 100 ms [S9-19]', async () => {
    await askOnPage([QUESTIONS.size], { questionnaire: true, formPerTicket: true }, 2);
    vi.useFakeTimers();
    const scrolls = vi.mocked(Element.prototype.scrollTo);
    await act(async () => find('[role="dialog"] button', 'Next').click());
    await act(async () => vi.advanceTimersByTime(99));
    expect(scrolls).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(scrolls).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    vi.useRealTimers();
  });

  it('offers to try again when it cannot be loaded', async () => {
    let asked = 0;
    await ask({
      open: async () => {
        asked += 1;
        return asked === 1 ? refused({ code: 'UNREACHABLE' }) : ok({ version: 1, fields: [QUESTIONS.company] });
      },
    });
    expect(dialog()).toContain('Connection lost');
    expect(find('[role="dialog"] button', 'Register')).toHaveProperty('disabled', true);
    await click(find('[role="dialog"] button', 'Try again'));
    await appears('[role="dialog"] label', /^Company/);
    expect(find('[role="dialog"] button', 'Register')).toHaveProperty('disabled', false);
  });
});

describe('the signature', () => {
  const signing = { ...QUESTIONS.signature, description: 'Sign as on your card' } as const;

  it('is drawn black on white, on a canvas 9/16 as high as it is wide, its description below [S2.11-22] [S2.11-24]', async () => {
    await askOnPage([signing]);
    expect(canvas().height / canvas().width).toBe(9 / 16);
    expect(getComputedStyle(canvas()).width).toBe('100%');
    expect(ink.fills[0]).toEqual(['#fff', 0, 0, canvas().width, canvas().height]);
    await draw();
    expect(ink.strokeStyle).toBe('#000');
    const description = find('[role="dialog"] p', 'Sign as on your card');
    expect(canvas().compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(canvas().getAttribute('aria-describedby')).toBe(description.parentElement?.id);
  });

  it('can be cleared [S2.11-23] [S1-58]', async () => {
    const { office } = await askOnPage([signing]);
    await showsInBothLanguages('Clear');
    await draw();
    const painted = ink.fills.length;
    await click(find('[role="dialog"] button', 'Clear: Signature'));
    expect(ink.fills.length).toBe(painted + 1);
    await register();
    expect(dialog()).toContain('Please fill in all required fields marked *');
    const held = await office.ticketWallet.list('UPCOMING', null);
    expect(held.ok && held.value.tickets).toEqual([]);
  });

  it('can be typed without a pointer', async () => {
    const { registered } = await ask({ fields: [signing] });
    await type(labelled('Or type your name to sign') as HTMLInputElement, 'Lan Nguyễn');
    await click(find('[role="dialog"] button', 'Sign'));
    expect(ink.written).toEqual(['Lan Nguyễn']);
    await register();
    await settle();
    expect(registered).toHaveLength(1);
  });
});
