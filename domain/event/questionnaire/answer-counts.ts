import { type FieldType, type Form, type FormField, formOfVersion } from './form.ts';

/** How often one choice was made: the option's id for a radio, its text otherwise, by the version it was given to. */
export type ChoiceTally = {
  readonly formVersion: number;
  readonly fieldId: number;
  readonly choice: string;
  readonly count: number;
};

type OptionCount = { readonly text: string; readonly count: number };

/** `answered`: tickets with at least one choice. */
export type AnswerCounts = {
  readonly id: number;
  readonly label: string;
  readonly type: FieldType;
  readonly answered: number;
  readonly options: readonly OptionCount[];
};

/** Tickets whose answers are counted, newest first. [design] */
export const MOST_COUNTED = 20_000;

type Choosing = Extract<FormField, { options: readonly unknown[] }>;
const isChoosing = (field: FormField): field is Choosing => 'options' in field;

/** The questions with options, as the newest version that asks them has them. [design] */
export const countedFields = (versions: readonly Form[]): readonly Choosing[] =>
  [...new Map(versions.flatMap((form) => form.fields).map((field) => [field.id, field])).values()].filter(isChoosing);

/** Every option of the newest version, then those chosen before they were removed. [design] */
export const answerCounts = (
  versions: readonly Form[],
  tallies: readonly ChoiceTally[],
  answered: ReadonlyMap<number, number>,
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
    return { id, label, type, answered: answered.get(id) ?? 0, options: [...counts.values()] };
  });

function chosenOption(versions: readonly Form[], { formVersion, fieldId, choice }: ChoiceTally) {
  const field = formOfVersion(versions, formVersion)?.fields.find((asked) => asked.id === fieldId);
  if (field === undefined || !isChoosing(field)) return undefined;
  return field.options.find((option) => (field.type === 'Radio' ? String(option.id) : option.text) === choice);
}
