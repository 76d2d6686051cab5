import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { consoleLog } from '#adapters/device/platform/console-log.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ExportAnswers } from '#application/event/export-answers.ts';
import { KeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { AnsweredTicket, CountedAnswers } from '#application/event/ports/questionnaires.ts';
import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { A_FORM, A_SIGNATURE, QUESTIONS } from '#test/builders/a-form.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { EventQuestionnaire } from './EventQuestionnaire.tsx';
import type { EventQuestionnaireData } from './event-questionnaire.loader.ts';

const EVENT: DeskEvent = {
  ...eventFields,
  id: 1012,
  version: 'v1',
  slug: 'dem-nhac-1012',
  feature: 'PRIVATE',
  status: 'PUBLISHED',
  archive: false,
  waitingRoom: false,
  cover: null,
  sessions: [],
  publishBlockers: [],
  abilities: ['event.forms', 'event.guests'],
};
const LAN: AnsweredTicket = {
  ticketId: 'a',
  ticketName: 'Vé thường',
  holder: 'Lan Nguyễn',
  email: 'lan@example.test',
  at: NOW,
  answers: [
    { label: 'Company', type: 'Text', text: 'Vemoi' },
    { label: 'Lunch', type: 'Radio', text: 'Phở' },
    { label: 'Signature', type: 'E-sign', text: A_SIGNATURE },
  ],
  cells: ['Vemoi', 'Phở', A_SIGNATURE],
};
const COLUMNS = LAN.answers.map(({ label, type }, at) => ({ id: at + 1, label, type }));

type World = {
  readonly at?: string;
  readonly form?: Form;
  readonly answered?: readonly AnsweredTicket[];
  readonly abilities?: readonly string[];
  /** Saved by somebody else before the first save. */
  readonly meanwhile?: Form;
  readonly fails?: boolean;
  /** What is answered, one after another; the last one again and again. */
  readonly counts?: readonly Result<CountedAnswers, Refusal>[];
  readonly sessions?: DeskEvent['sessions'];
  readonly trouble?: Refusal | null;
};

async function open({
  form = { version: 0, fields: [] },
  answered = [],
  abilities = EVENT.abilities,
  fails = false,
  meanwhile,
  trouble = null,
  sessions = [],
  counts = [],
  at = '/',
}: World = {}) {
  const saved: (readonly FormField[])[] = [];
  let stored = meanwhile ?? form;
  let counted = 0;
  const Component = withUseCases(EventQuestionnaire, [
    given(KeepQuestionnaire, {
      read: async () => ok(stored),
      save: async (_eventId, fields, version) => {
        if (version !== stored.version) return refused({ code: 'STALE', by: 'Ngô Lan' });
        if (fails) return refused({ code: 'FORBIDDEN' });
        saved.push(fields);
        stored = { version: stored.version + 1, fields };
        return ok(stored);
      },
      columns: async () => ok(COLUMNS),
      counts: async () => {
        counted += 1;
        return counts[Math.min(counted, counts.length) - 1] ?? ok({ tickets: 0, isCut: false, questions: [] });
      },
      answered: async () => refused({ code: 'FORBIDDEN' }),
    }),
    given(
      ExportAnswers,
      ExportAnswers.make({
        questionnaires: {
          read: async () => ok(form),
          write: async () => refused({ code: 'FORBIDDEN' }),
          columns: async () => ok(COLUMNS),
          counts: async () => refused({ code: 'FORBIDDEN' }),
          answered: async (_eventId, { after }) => {
            const [entry] = answered.slice(Number(after ?? 0));
            const next = Number(after ?? 0) + 1;
            return ok({
              entries: entry === undefined ? [] : [entry],
              after: next < answered.length ? String(next) : null,
              before: null,
              totalCount: answered.length,
            });
          },
        },
        log: consoleLog,
      }),
    ),
  ]);
  const data = async (): Promise<EventQuestionnaireData> => ({
    kind: 'OPEN',
    event: { ...EVENT, abilities, sessions },
    form,
    answered:
      trouble === null
        ? ok({ entries: answered, after: null, before: null, totalCount: answered.length, columns: COLUMNS })
        : refused(trouble),
  });
  await renderPage([{ path: '/', Component, loader: viewerLoader(data) }], { account: someAccount, now: NOW, at });
  await settle(20);
  return { saved };
}

const field = (label: string | RegExp, at = 0) => {
  const found = findAll('label', label)[at];
  if (found === undefined) throw new Error(`No ${label}`);
  return document.getElementById(found.getAttribute('for') ?? '') as HTMLInputElement | HTMLSelectElement;
};
const fill = (label: string | RegExp, text: string, at = 0) => type(field(label, at) as HTMLInputElement, text);
const tick = (label: string, at = 0) =>
  click((findAll('.MuiFormControlLabel-root', label)[at] as HTMLElement).querySelector('input') as HTMLElement);
async function choose(label: string | RegExp, value: string, at = 0): Promise<void> {
  const select = field(label, at) as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

describe('an event’s questions', () => {
  it('are written with a type, options and whether an answer is required [S1-31] [S3-38]', async () => {
    const { saved } = await open();
    expect(find('p', /^No questions yet/)).not.toBe(null);
    await click(find('button', 'Add question'));
    await settle(30);
    expect(document.activeElement).toBe(field(/^Question text/));
    await fill(/^Question text/, 'Bữa trưa');
    expect([...(field('Answer type') as HTMLSelectElement).options].map((option) => option.text)).toEqual([
      'Text',
      'Dropdown',
      'Single Choice',
      'Multiple Choice',
      'Signature',
    ]);
    await choose('Answer type', 'Radio');
    await tick('Required');
    await fill(/^Option 1/, 'Phở');
    await fill(/^Option 2/, 'Cơm chay');
    await click(find('button', 'Add option'));
    await settle(30);
    expect(document.activeElement).toBe(field(/^Option 3/));
    await click(find('button', 'Remove option 3'));
    await tick('Selected by default', 1);
    await fill('Help text', 'Trước 11 giờ');
    await click(find('button', 'Save questions'));
    await settle();
    expect(saved).toMatchObject([
      [
        {
          type: 'Radio',
          label: 'Bữa trưa',
          required: true,
          description: 'Trước 11 giờ',
          ticketTypeIds: null,
          options: [{ text: 'Phở' }, { text: 'Cơm chay' }],
        },
      ],
    ]);
    const [question] = saved[0] ?? [];
    expect(question?.type === 'Radio' && question.defaultOption).toBe(
      question?.type === 'Radio' && question.options[1]?.id,
    );
    expect(document.body.textContent).toContain('Questions saved');
    expect(find('button', 'Save questions')).toHaveProperty('disabled', true);
  });

  it('link back to the wizard only when opened from it', async () => {
    await open({ at: '/?from=create' });
    expect(find('a', 'Back to creating the event').getAttribute('href')).toBe('/create?step=questionnaire');
    await open();
    expect(findAll('a', 'Back to creating the event')).toEqual([]);
  });

  it('keep their stored fields when they are moved and removed', async () => {
    const { saved } = await open({ form: A_FORM });
    expect(findAll('li', /^Question \d/)).toHaveLength(A_FORM.fields.length);
    await click(find('button', 'Move question 1 down'));
    await click(find('button', 'Move question 1 down'));
    await click(find('button', 'Remove question 5'));
    await click(find('button', 'Save questions'));
    await settle();
    const { company, lunch, topics, size } = QUESTIONS;
    expect(saved).toEqual([[company, lunch, topics, size]]);
  });

  it('are dragged by their grip to another place, and stay where Escape ends the drag', async () => {
    const { saved } = await open({ form: A_FORM });
    const rows = () => findAll('li', /^Question \d/);
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: 200 + rows().indexOf(this as HTMLElement) * 100, height: 100 } as DOMRect;
    });
    const grip = (at: number) => rows()[at]?.querySelector('[title="Drag to reorder"]') as HTMLElement;
    const point = (on: HTMLElement, kind: string, clientY: number) =>
      act(async () => {
        on.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, pointerId: 1, clientY }));
      });
    await point(grip(0), 'pointerdown', 250);
    await point(grip(0), 'pointermove', 470);
    expect(rows()[2]?.dataset['drop']).toBe('after');
    await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    await point(grip(0), 'pointerup', 470);
    expect(find('button', 'Save questions')).toHaveProperty('disabled', true);
    await point(grip(0), 'pointerdown', 250);
    await point(grip(0), 'pointermove', 470);
    await point(grip(0), 'pointerup', 470);
    measured.mockRestore();
    expect(find('[role="status"]', 'Question 1 is now question 3')).not.toBe(null);
    await click(find('button', 'Save questions'));
    await settle();
    const { company, lunch, topics, size, signature } = QUESTIONS;
    expect(saved).toEqual([[lunch, topics, company, size, signature]]);
  });

  it('keep the focus when an arrow brings one to the end of the list', async () => {
    await open({ form: { ...A_FORM, fields: [QUESTIONS.company, QUESTIONS.topics] } });
    const down = find('button', 'Move question 1 down');
    down.focus();
    await click(down);
    await settle(30);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 2 up');
  });

  it('are previewed in the form of a guest, unsaved, with the checks of a guest’s answers', async () => {
    const { saved } = await open({ form: { ...A_FORM, fields: [QUESTIONS.company, QUESTIONS.topics] } });
    await fill(/^Question text/, '');
    await click(find('button', 'Preview'));
    const dialog = find('[role="dialog"]', /Preview of the questions/);
    expect([...dialog.querySelectorAll('form > div > label')].map((label) => label.textContent?.trim())).toEqual([
      expect.stringMatching(/^Question 1/),
      'Topics',
    ]);
    const ticked = () => [...dialog.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map((box) => box.checked);
    expect(ticked()).toEqual([true, false, true]);
    await click(find('[role="dialog"] button', 'Check answers'));
    await settle();
    expect(dialog.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    await type(dialog.querySelector('textarea') as HTMLTextAreaElement, 'Vemoi');
    await click(find('[role="dialog"] button', 'Check answers'));
    await settle();
    expect(dialog.textContent).toContain('A guest could register with these answers.');
    await click(find('[role="dialog"] button', 'Close'));
    expect(saved).toEqual([]);
    expect(find('button', 'Save questions')).toHaveProperty('disabled', false);
  });

  it('are previewed for one ticket, without those of another', async () => {
    const session: DeskEvent['sessions'][number] = {
      ...sessionFields(),
      id: 1,
      version: 's1',
      invitationTicket: null,
      ticketTypes: ['day', 'vip'].map((id) => ({
        ...ticketTypeFields({ name: id }),
        ...{ id, sessionId: 1, version: id, sold: 0, held: 0, remaining: null, limit: 5, saleState: 'ON_SALE' },
        originalPrice: dong(0),
      })),
    };
    await open({ form: A_FORM, sessions: [session] });
    await click(find('button', 'Preview'));
    const shown = () => find('[role="dialog"]', /Preview of the questions/).textContent ?? '';
    expect(shown()).not.toContain('Lunch');
    await choose('Ticket', 'vip');
    expect(shown()).toContain('Lunch');
  });

  it('are asked only after certain answers to an earlier one, as the preview shows', async () => {
    const lunch = { ...QUESTIONS.lunch, ticketTypeIds: null };
    const { saved } = await open({ form: { version: 3, fields: [lunch, QUESTIONS.company] } });
    expect(findAll('label', 'When to ask')).toHaveLength(1);
    expect([...(field('When to ask') as HTMLSelectElement).options].map((option) => option.text)).toEqual([
      'Always',
      'Depending on question 1: Lunch',
    ]);
    await choose('When to ask', '2');
    expect(find('fieldset legend', 'Ask only after any of these answers')).not.toBe(null);
    await click(find('button', 'Preview'));
    const shown = () => find('[role="dialog"]', /Preview of the questions/).textContent ?? '';
    expect(shown()).not.toContain('Company');
    await click(find('[role="dialog"] .MuiFormControlLabel-root', 'Phở').querySelector('input') as HTMLElement);
    expect(shown()).toContain('Company');
    await click(find('[role="dialog"] button', 'Close'));
    await tick('Cơm chay');
    await click(find('button', 'Save questions'));
    await settle();
    const askedIf = { fieldId: 2, optionIds: [21, 22] };
    expect(saved).toEqual([[lunch, { ...QUESTIONS.company, askedIf }]]);
    await choose('When to ask', '');
    await click(find('button', 'Save questions'));
    await settle();
    expect(saved[1]).toEqual([lunch, QUESTIONS.company]);
  });

  it('that another depends on cannot be moved behind it or removed unnoticed', async () => {
    const lunch = { ...QUESTIONS.lunch, ticketTypeIds: null };
    const company = { ...QUESTIONS.company, askedIf: { fieldId: 2, optionIds: [21] } };
    const { saved } = await open({ form: { version: 3, fields: [lunch, company] } });
    await click(find('button', 'Move question 1 down'));
    expect(find('li p', /^The question this depends on was removed, comes later/)).not.toBe(null);
    expect(find('[role="status"]', 'Check when to ask question 1 before you save.')).not.toBe(null);
    await click(find('button', 'Save questions'));
    await settle();
    expect(saved).toEqual([]);
    await click(find('button', 'Move question 1 down'));
    expect(findAll('[role="status"]', /^Check when to ask/)).toEqual([]);
    await click(find('button', 'Remove question 1'));
    expect(field('When to ask').getAttribute('aria-invalid')).toBe('true');
    await choose('When to ask', '');
    await click(find('button', 'Save questions'));
    await settle();
    expect(saved).toEqual([[QUESTIONS.company]]);
  });

  it('lose an answer that they depend on when it is removed, and say so', async () => {
    const lunch = { ...QUESTIONS.lunch, ticketTypeIds: null, defaultOption: null };
    const company = { ...QUESTIONS.company, askedIf: { fieldId: 2, optionIds: [21, 22] } };
    const { saved } = await open({ form: { version: 3, fields: [lunch, company] } });
    await click(find('button', 'Remove option 1'));
    expect(document.body.textContent).toContain('Question 2 no longer depends on the answer you removed');
    await click(find('button', 'Save questions'));
    await settle();
    expect(saved[0]?.[1]?.askedIf).toEqual({ fieldId: 2, optionIds: [22] });
    await tick('Cơm chay');
    expect(find('li p', 'Choose at least one answer for this question to depend on')).not.toBe(null);
  });

  it('that are new never get the id of a removed one that another depends on', async () => {
    const topics = { ...QUESTIONS.topics, id: 9_000, options: [{ id: 9_001, text: 'AI', preselect: false }] };
    const company = { ...QUESTIONS.company, askedIf: { fieldId: 9_000, optionIds: [9_001] } };
    await open({ form: { version: 3, fields: [topics, company] } });
    await click(find('button', 'Remove question 1'));
    await click(find('button', 'Add question'));
    expect(findAll('li', /^Question \d/).map((row) => row.id)).toEqual(['question-1', 'question-9002']);
  });

  it("show their problems in place, and the server's refusal", async () => {
    const { saved } = await open({ fails: true });
    await click(find('button', 'Add question'));
    await click(find('button', 'Save questions'));
    expect(field(/^Question text/).getAttribute('aria-invalid')).toBe('true');
    expect(find('li p', 'Please enter the question')).not.toBe(null);
    await fill(/^Question text/, 'Công ty');
    await click(find('button', 'Save questions'));
    await settle();
    expect(findAll('[role="alert"]', /./)).not.toEqual([]);
    expect(saved).toEqual([]);
  });
});

describe('the answers', () => {
  it('of each registrant are listed with their questions, a signature as an image [S2.14-17] [S1-09]', async () => {
    await open({ answered: [LAN] });
    const entry = find('details', /Lan Nguyễn/);
    await click(entry.querySelector('summary') as HTMLElement);
    const told = [...entry.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(told).toEqual([
      ['Email', 'lan@example.test'],
      ['Company', 'Vemoi'],
      ['Lunch', 'Phở'],
      ['Signature', ''],
    ]);
    expect(entry.querySelector('img')?.getAttribute('src')).toBe(A_SIGNATURE);
    expect(entry.querySelector('img')?.getAttribute('alt')).toBe('Signature');
  });

  it('are charted by option: counts and shares in a table, for choices only', async () => {
    const options = [
      { text: 'Phở', count: 1_500 },
      { text: 'Cơm chay', count: 500 },
    ];
    const lunch = { id: 2, label: 'Lunch', type: 'Radio', asked: 20_000, answered: 2_000, options } as const;
    const topics = {
      id: 3,
      label: 'Topics',
      type: 'Checkbox',
      asked: 400,
      answered: 0,
      options: [{ text: 'AI', count: 0 }],
    } as const;
    await open({ answered: [LAN], counts: [ok({ tickets: 20_000, isCut: true, questions: [lunch, topics] })] });
    const charts = find('section', /^Answers at a glance/);
    expect(charts.textContent).toContain('Counted from the newest 20,000 tickets.');
    const told = [...charts.querySelectorAll('table')].map((table) => [
      table.querySelector('caption')?.textContent,
      ...[...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    ]);
    expect(told).toEqual([
      ['Lunch2,000 answers', ['Phở', '1,500', '75%'], ['Cơm chay', '500', '25%']],
      ['Topics0 answers · asked 400 guests · several choices possible', ['AI', '0', '0%']],
    ]);
  });

  it('are charted again on request when the charts could not be loaded', async () => {
    const busy = refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' } as const);
    const options = [{ text: 'M', count: 1 }];
    const size = { id: 4, label: 'Shirt', type: 'Dropdown', asked: 1, answered: 1, options } as const;
    await open({ answered: [LAN], counts: [busy, ok({ tickets: 1, isCut: false, questions: [size] })] });
    expect(find('[role="alert"]', /The charts could not be loaded./)).not.toBe(null);
    await click(find('[role="alert"] button', 'Try again'));
    await settle();
    expect(find('caption', /Shirt/).textContent).toContain('1 answer');
    expect(findAll('[role="alert"]', /charts/)).toEqual([]);
  });

  it('are said to be missing when they could not be loaded, not to be none', async () => {
    await open({ trouble: { code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' } });
    expect(find('[role="alert"]', /The answers could not be loaded./)).not.toBe(null);
    expect(document.body.textContent).not.toContain('No answers yet');
    expect(find('[role="alert"] button', 'Try again')).not.toBe(null);
  });

  it('are shown to a viewer who may not edit the questions', async () => {
    await open({ answered: [LAN], abilities: ['event.guests'] });
    expect(findAll('button', 'Add question')).toEqual([]);
    expect(find('details', /Lan Nguyễn/)).not.toBe(null);
  });

  it('are a table with a column for each question, a signature as an image', async () => {
    await open({ answered: [LAN] });
    const table = find('table', /Lan Nguyễn/);
    expect([...table.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Guest',
      'Ticket',
      'Company',
      'Lunch',
      'Signature',
    ]);
    expect([...table.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
      'Vé thường',
      'Vemoi',
      'Phở',
      '',
    ]);
    expect(table.querySelector('tbody img')?.getAttribute('src')).toBe(A_SIGNATURE);
  });

  it('that were not asked for are said so, unlike those left empty', async () => {
    await open({ answered: [{ ...LAN, cells: ['', null, A_SIGNATURE] }] });
    const cells = [...find('table', /Lan Nguyễn/).querySelectorAll('tbody td')].map((cell) => cell.textContent);
    expect(cells).toEqual(['Vé thường', '–', 'Not asked', '']);
  });

  it('are one file of all pages, in which a signature is a word', async () => {
    const minh = { ...LAN, ticketId: 'b', holder: 'Minh', email: '=1+1@example.test', cells: ['', 'Bún', null] };
    const files: Blob[] = [];
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    });
    await open({ answered: [LAN, minh] });
    await click(find('button', 'Download answers'));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    make.mockRestore();
    const [head, lan, second] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(head).toContain('Guest,Email,Ticket,Answered at,Company,Lunch,Signature');
    expect(lan).toMatch(/^Lan Nguyễn,lan@example.test,Vé thường,.*,Vemoi,Phở,Signed$/);
    expect(second).toMatch(/^Minh,'=1\+1@example.test,Vé thường,.*,,Bún,Not asked$/);
  });

  it('keep conditions on a new one that has to get another id, as somebody else used it meanwhile', async () => {
    const theirs: FormField[] = [{ ...QUESTIONS.company, id: 1_000, label: 'Số ghế' }];
    const { saved } = await open({ meanwhile: { version: 1, fields: theirs } });
    await click(find('button', 'Add question'));
    await fill(/^Question text/, 'Bữa trưa');
    await choose('Answer type', 'Radio');
    await fill(/^Option 1/, 'Phở');
    await fill(/^Option 2/, 'Cơm chay');
    await click(find('button', 'Add question'));
    await fill(/^Question text/, 'Cay không?', 1);
    await choose('When to ask', '1000');
    for (let saves = 0; saves < 2; saves += 1) {
      await click(find('button', 'Save questions'));
      await settle(20);
    }
    const [lunch, spicy] = ['Bữa trưa', 'Cay không?'].map((words) => saved[0]?.find(({ label }) => label === words));
    expect(saved[0]?.map(({ id }) => id)).toContain(1_000);
    expect(lunch?.id).not.toBe(1_000);
    expect(spicy?.askedIf).toEqual({ fieldId: lunch?.id, optionIds: [1_001] });
  });

  it('that somebody else changed meanwhile keep what is written, and tell which questions changed', async () => {
    const [first, ...rest] = A_FORM.fields;
    if (first === undefined) throw new Error('No question');
    const theirs: FormField[] = [
      { ...first, label: 'Tên công ty' },
      ...rest.slice(1),
      { id: 9_001, type: 'Text', label: 'Số ghế', required: false, description: null, ticketTypeIds: null },
    ];
    const { saved } = await open({ form: A_FORM, meanwhile: { version: A_FORM.version + 1, fields: theirs } });
    await fill(/^Question text/, 'Công ty của bạn');
    await click(find('button', 'Save questions'));
    await settle(20);
    expect(saved).toEqual([]);
    const text = document.body.textContent ?? '';
    expect(text).toContain('Not saved yet: Ngô Lan changed this meanwhile');
    for (const words of ['Số ghế (added)', `${rest[0]?.label} (removed)`, 'Tên công ty']) expect(text).toContain(words);
    expect(field(/^Question text/)).toHaveProperty('value', 'Công ty của bạn');
    await click(find('button', 'Save questions'));
    await settle(20);
    expect(saved[0]?.map((field) => field.label)).toEqual([
      'Công ty của bạn',
      ...rest.slice(1).map((field) => field.label),
      'Số ghế',
    ]);
  });
});
