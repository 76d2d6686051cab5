import {
  type Condition,
  EXPLANATION_LONGEST,
  FIELD_TYPES,
  type FieldOption,
  type FieldType,
  type FormField,
  QUESTION_LONGEST,
} from '#domain/event/questionnaire/form.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type MergedRows, mergeRows, type Sides, type Whose } from '#domain/kernel/merge-edits.ts';
import { FIELD_TYPES_SAID } from '#words/event/form-fields.ts';

/** Holds the fields of every type, so that changing the type loses nothing. */
export type Question = {
  readonly id: number;
  readonly type: FieldType;
  readonly label: string;
  readonly required: boolean;
  readonly description: string;
  readonly options: readonly FieldOption[];
  /** The options selected by default; at most one for a single choice. */
  readonly chosen: readonly number[];
  readonly ticketTypeIds: readonly string[] | null;
  /** Null: always asked. */
  readonly askedIf: Condition | null;
};

export const longest = { question: QUESTION_LONGEST, explanation: EXPLANATION_LONGEST };

/** Each version has a range of its own, so that an id is never used again. */
const IDS_OF_A_VERSION = 1_000;

export const fieldTypes = (locale: Locale): readonly { readonly type: FieldType; readonly words: string }[] =>
  FIELD_TYPES.map((type) => ({ type, words: FIELD_TYPES_SAID[type][locale] }));

const HAS_OPTIONS: Readonly<Record<FieldType, boolean>> = {
  Text: false,
  Dropdown: true,
  Radio: true,
  Checkbox: true,
  'E-sign': false,
};

export const hasOptions = ({ type }: Pick<Question, 'type'>): boolean => HAS_OPTIONS[type];

export const questionOf = (field: FormField): Question => ({
  id: field.id,
  type: field.type,
  label: field.label,
  required: field.required,
  description: field.description ?? '',
  options: 'options' in field ? field.options.map(({ id, text }) => ({ id, text })) : [],
  chosen: chosenAtFirst(field),
  ticketTypeIds: field.ticketTypeIds,
  askedIf: field.askedIf ?? null,
});

function chosenAtFirst(field: FormField): readonly number[] {
  if (field.type === 'Checkbox') return field.options.filter((option) => option.preselect).map((option) => option.id);
  return 'defaultOption' in field && field.defaultOption !== null ? [field.defaultOption] : [];
}

export function fieldOf(question: Question): FormField {
  const { id, label, required, description, ticketTypeIds, options, chosen, askedIf } = question;
  const asked = {
    id,
    label,
    required,
    description: description.trim() === '' ? null : description,
    ticketTypeIds,
    ...(askedIf === null ? {} : { askedIf }),
  };
  switch (question.type) {
    case 'Text':
    case 'E-sign':
      return { ...asked, type: question.type };
    case 'Checkbox':
      return {
        ...asked,
        type: question.type,
        options: options.map((option) => ({ ...option, preselect: chosen.includes(option.id) })),
      };
    case 'Dropdown':
    case 'Radio':
      return { ...asked, type: question.type, options, defaultOption: chosen[0] ?? null };
  }
}

// With those of conditions: a new question must not get the id of a removed one that another depends on.
const highest = (questions: readonly Question[]): number =>
  Math.max(
    0,
    ...questions.flatMap(({ id, options, askedIf }) => [
      id,
      ...options.map((option) => option.id),
      ...(askedIf === null ? [] : [askedIf.fieldId, ...askedIf.optionIds]),
    ]),
  );

/** An id that no question or option of this or an older version has used. */
export const freshId = (version: number, questions: readonly Question[]): number =>
  Math.max((version + 1) * IDS_OF_A_VERSION, highest(questions) + 1);

export const questionRow = (id: number): string => `question-${id}`;
export const optionRow = (id: number): string => `option-${id}`;

/** The first field of a row that is drawn next. */
export const focusIn = (id: string): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.querySelector('input')?.focus());

export const newQuestion = (id: number): Question => ({
  id,
  type: 'Text',
  label: '',
  required: false,
  description: '',
  options: [],
  chosen: [],
  ticketTypeIds: null,
  askedIf: null,
});

export const withType = (question: Question, type: FieldType, id: number): Question => ({
  ...question,
  type,
  options:
    hasOptions({ type }) && question.options.length === 0
      ? [id, id + 1].map((one) => ({ id: one, text: '' }))
      : question.options,
  chosen: type === 'Checkbox' ? question.chosen : question.chosen.slice(0, 1),
});

export function withChosen(question: Question, optionId: number): Question {
  const off = question.chosen.filter((id) => id !== optionId);
  if (off.length < question.chosen.length) return { ...question, chosen: off };
  return { ...question, chosen: question.type === 'Checkbox' ? [...question.chosen, optionId] : [optionId] };
}

export const withoutOption = (question: Question, optionId: number): Question => ({
  ...question,
  options: question.options.filter((option) => option.id !== optionId),
  chosen: question.chosen.filter((id) => id !== optionId),
});

/** Null: every ticket, including those added later. */
export function toggledTicket(
  chosen: readonly string[] | null,
  id: string,
  tickets: readonly { readonly id: string }[],
): readonly string[] | null {
  const all = tickets.map((ticket) => ticket.id);
  const before = chosen ?? all;
  const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
  return all.every((one) => after.includes(one)) ? null : after;
}

type Questions = readonly Question[];

/** New questions of both that got the same id: the ones written here get another. */
function withOwnIds({ seen, mine, theirs }: Sides<Questions>, version: number): Questions {
  const isKnown = (id: number) => seen.some((one) => one.id === id);
  let own = mine;
  for (const { id: before } of mine) {
    if (isKnown(before) || !theirs.some(({ id }) => id === before)) continue;
    const id = freshId(version, [...own, ...theirs]);
    own = own.map((one) => ({
      ...one,
      id: one.id === before ? id : one.id,
      askedIf: one.askedIf?.fieldId === before ? { ...one.askedIf, fieldId: id } : one.askedIf,
    }));
  }
  return own;
}

/** What two people made of the questions; `version`: of theirs. */
export const mergedQuestions = (sides: Sides<Questions>, version: number, whose: Whose): MergedRows<Question> =>
  mergeRows({ ...sides, mine: withOwnIds(sides, version) }, ({ id }) => String(id), whose);
