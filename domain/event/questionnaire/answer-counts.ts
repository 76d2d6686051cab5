import { answerKey } from './answers.ts';
import { choiceOf, choicesMeeting, isChoosing } from './conditions.ts';
import { type FieldType, type Form, type FormField, formOfVersion } from './form.ts';

/** How often one choice was made: the option's id for a radio, its text otherwise, by the version it was given to. */
export type ChoiceTally = {
  readonly formVersion: number;
  readonly fieldId: number;
  readonly choice: string;
  readonly count: number;
};

type OptionCount = { readonly text: string; readonly count: number };

/** `asked`: tickets whose attendee met the question. `answered`: those with at least one choice. */
export type AnswerCounts = {
  readonly id: number;
  readonly label: string;
  readonly type: FieldType;
  readonly asked: number;
  readonly answered: number;
  readonly options: readonly OptionCount[];
};

/** Tickets whose answers are counted, newest first. [design] */
export const MOST_COUNTED = 20_000;

type Choosing = Extract<FormField, { options: readonly unknown[] }>;

/** The questions with options, as the newest version that asks them has them. [design] */
export const countedFields = (versions: readonly Form[]): readonly Choosing[] =>
  [...new Map(versions.flatMap((form) => form.fields).map((field) => [field.id, field])).values()].filter(isChoosing);

/**
 * When a version asks a question: `tickets`, null for any; `choices`: those of the answer at `key`, as stored, any of
 * which meets the condition, null for always.
 */
export type AskedWhen = {
  readonly version: number;
  readonly fieldId: number;
  readonly tickets: readonly string[] | null;
  readonly key: string | null;
  readonly choices: readonly (string | number)[] | null;
};

/** As answers to questions that were not asked are not kept, one condition says it for a chain of them. [design] */
export const askedWhen = (versions: readonly Form[]): readonly AskedWhen[] =>
  versions.flatMap(({ version, fields }) =>
    fields.filter(isChoosing).map(({ id: fieldId, ticketTypeIds: tickets, askedIf }) => {
      const earlier = fields.find(({ id }) => id === askedIf?.fieldId);
      return askedIf === undefined || earlier === undefined
        ? { version, fieldId, tickets, key: null, choices: null }
        : { version, fieldId, tickets, key: answerKey(earlier.id), choices: choicesMeeting(earlier, askedIf) };
    }),
  );

/** Every option of the newest version, then those chosen before they were removed. [design] */
export const answerCounts = (
  versions: readonly Form[],
  tallies: readonly ChoiceTally[],
  answered: ReadonlyMap<number, number>,
  asked: ReadonlyMap<number, number>,
): readonly AnswerCounts[] =>
  countedFields(versions).map((field) => {
    const { id, label, type, options } = field;
    const counts = new Map(options.map((option) => [option.id, { text: option.text, count: 0 }]));
    for (const tally of tallies) {
      const option = tally.fieldId === id ? chosenOption(versions, tally) : undefined;
      if (option === undefined) continue;
      const { text, count } = counts.get(option.id) ?? { text: option.text, count: 0 };
      counts.set(option.id, { text, count: count + tally.count });
    }
    const [met, given] = [asked.get(id) ?? 0, answered.get(id) ?? 0];
    return { id, label, type, asked: met, answered: given, options: [...counts.values()] };
  });

function chosenOption(versions: readonly Form[], { formVersion, fieldId, choice }: ChoiceTally) {
  const field = formOfVersion(versions, formVersion)?.fields.find((asked) => asked.id === fieldId);
  if (field === undefined || !isChoosing(field)) return undefined;
  return field.options.find((option) => String(choiceOf(field, option)) === choice);
}
