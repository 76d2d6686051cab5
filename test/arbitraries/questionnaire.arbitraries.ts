import fc from 'fast-check';
import { type Answer, type Answers, answerKey } from '#domain/event/questionnaire/answers.ts';
import { conditionProblems, isChoosing } from '#domain/event/questionnaire/conditions.ts';
import { type FieldType, type Form, type FormField, questionsForTickets } from '#domain/event/questionnaire/form.ts';

export const TICKET_TYPES = ['standard', 'vip', 'online'] as const;

// Not À-ỹ: there is a space in between (U+1680).
const words = fc.stringMatching(/^[A-Za-zÀ-ưẠ-ỹ0-9][A-Za-zÀ-ưẠ-ỹ0-9 ,:/;.-]{0,18}[A-Za-zÀ-ưẠ-ỹ0-9?]$/u);

/** Few and small, so that duplicates are common. */
export const anyImage: fc.Arbitrary<string> = fc
  .record({
    type: fc.constantFrom('png', 'jpeg', 'jpg'),
    bytes: fc.constantFrom('iVBORw0KGgo=', '/9j/4AAQSkZJRg==', 'AAAA'),
  })
  .map(({ type, bytes }) => `data:image/${type};base64,${bytes}`);

const options = fc
  .uniqueArray(words, { minLength: 1, maxLength: 5 })
  .map((texts) => texts.map((text, at) => ({ id: 10 + at, text })));

const oneOfOptions = fc.tuple(options, fc.option(fc.nat())).map(([choices, pick]) => ({
  options: choices,
  defaultOption: pick === null ? null : (choices[pick % choices.length]?.id ?? null),
}));

const PARTS = {
  Text: fc.constant({ type: 'Text' as const }),
  'E-sign': fc.constant({ type: 'E-sign' as const }),
  Radio: oneOfOptions.map((parts) => ({ ...parts, type: 'Radio' as const })),
  Dropdown: oneOfOptions.map((parts) => ({ ...parts, type: 'Dropdown' as const })),
  Checkbox: fc.tuple(options, fc.nat()).map(([choices, seed]) => ({
    type: 'Checkbox' as const,
    options: choices.map((option, at) => ({ ...option, preselect: ((seed >> at) & 1) === 1 })),
  })),
} as const satisfies Readonly<Record<FieldType, unknown>>;

const field: fc.Arbitrary<FormField> = fc
  .tuple(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      label: words,
      required: fc.boolean(),
      description: fc.option(words),
      ticketTypeIds: fc.option(fc.subarray([...TICKET_TYPES], { minLength: 1 })),
    }),
    fc.oneof(...Object.values(PARTS)),
  )
  .map(([asked, type]) => ({ ...asked, ...type }));

type Picks = { readonly question: number; readonly options: number; readonly always: boolean };
const picks: fc.Arbitrary<Picks> = fc.record({ question: fc.nat(), options: fc.nat(), always: fc.boolean() });

/** On any earlier question with options, where some ticket is asked both. */
function withConditions(fields: readonly FormField[], chosen: readonly Picks[]): readonly FormField[] {
  const before: FormField[] = [];
  for (const [at, one] of fields.entries()) {
    const { question, options: mask, always } = chosen[at] ?? { question: 0, options: 0, always: true };
    const candidates = before.filter(isChoosing);
    const on = always ? undefined : candidates[question % Math.max(1, candidates.length)];
    const ids = on?.options.filter((_option, place) => ((mask >> place) & 1) === 1).map(({ id }) => id) ?? [];
    const optionIds = ids.length > 0 ? ids : (on?.options.slice(0, 1).map(({ id }) => id) ?? []);
    const conditioned = on === undefined ? one : { ...one, askedIf: { fieldId: on.id, optionIds } };
    before.push(conditionProblems([...before, conditioned]).size > 0 ? one : conditioned);
  }
  return before;
}

export const anyForm: fc.Arbitrary<Form> = fc
  .record({
    version: fc.integer({ min: 1, max: 9 }),
    fields: fc.uniqueArray(field, { selector: ({ id }) => id, maxLength: 6 }),
    chosen: fc.array(picks, { minLength: 6, maxLength: 6 }),
  })
  .map(({ version, fields, chosen }) => ({ version, fields: withConditions(fields, chosen) }));

const anyTickets: fc.Arbitrary<readonly string[]> = fc.array(fc.constantFrom(...TICKET_TYPES), {
  minLength: 1,
  maxLength: 5,
});

function anyAnswer(asked: FormField): fc.Arbitrary<Answer> {
  switch (asked.type) {
    case 'Text':
      return words;
    case 'E-sign':
      return fc.constantFrom('data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,AAAA');
    case 'Checkbox':
      return fc.subarray(
        asked.options.map(({ text }) => text),
        { minLength: 1 },
      );
    case 'Radio':
      return fc.constantFrom(...asked.options.map(({ id }) => String(id)));
    case 'Dropdown':
      return fc.constantFrom(...asked.options.map(({ text }) => text));
  }
}

export const answersTo = (fields: readonly FormField[]): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(fields.map((asked) => [answerKey(asked.id), anyAnswer(asked)])));

export const someAnswersTo = (fields: readonly FormField[]): fc.Arbitrary<Answers> =>
  fc
    .tuple(answersTo(fields), fc.array(fc.constantFrom<Answer | null>('', '  ', [], null), { maxLength: 3 }))
    .map(([answers, gaps]) => {
      const left = Object.entries(answers).map(
        ([key, answer], at) => [key, at < gaps.length ? gaps[at] : answer] as const,
      );
      return Object.fromEntries(
        left.flatMap(([key, answer]) => (answer === null || answer === undefined ? [] : [[key, answer]])),
      );
    });

export const anyFilledForms = fc.tuple(anyForm, anyTickets, fc.boolean()).chain(([form, ticketTypeIds, complete]) => {
  const fields = questionsForTickets(form, TICKET_TYPES);
  const answers = complete ? answersTo(fields) : someAnswersTo(fields);
  return fc.record({
    form: fc.constant(form),
    ticketTypeIds: fc.constant(ticketTypeIds),
    formPerTicket: fc.boolean(),
    given: fc.array(answers, { minLength: ticketTypeIds.length, maxLength: ticketTypeIds.length + 1 }),
  });
});
