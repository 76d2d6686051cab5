/** Question types by their wire names. Labels are in words/event/form-fields.ts. [S3-38] */
export const FIELD_TYPES = ['Text', 'Dropdown', 'Radio', 'Checkbox', 'E-sign'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** Radio answers name an option's id; dropdown and checkbox answers name its text. */
export type FieldOption = { readonly id: number; readonly text: string };

/** Met by an answer to an earlier question of the form that has one of these options. [design] */
export type Condition = { readonly fieldId: number; readonly optionIds: readonly number[] };

type Asked = {
  /** Unique within the form. */
  readonly id: number;
  readonly label: string;
  readonly required: boolean;
  readonly description: string | null;
  /** Null: asked for every ticket type. [S3-39] */
  readonly ticketTypeIds: readonly string[] | null;
  /** Absent: always asked. */
  readonly askedIf?: Condition;
};

/** `defaultOption`: an option id. */
type OneOfOptions = { readonly options: readonly FieldOption[]; readonly defaultOption: number | null };

type PartsOfType = {
  readonly Text: unknown;
  readonly Dropdown: OneOfOptions;
  readonly Radio: OneOfOptions;
  readonly Checkbox: { readonly options: readonly (FieldOption & { readonly preselect: boolean })[] };
  readonly 'E-sign': unknown;
};

/** A question with the options and defaults of its type. [S3-38] */
export type FormField = { [Type in FieldType]: Asked & { readonly type: Type } & PartsOfType[Type] }[FieldType];

/** One version of an event's form. Versions never change, because answers refer to them. [design] */
export type Form = { readonly version: number; readonly fields: readonly FormField[] };

/** Longest question or option, in characters. [design] */
export const QUESTION_LONGEST = 500;
/** Longest explanation, in characters. [design] */
export const EXPLANATION_LONGEST = 2_000;

/** The current form; null before there is one. Versions are in ascending order. */
export const newestForm = (versions: readonly Form[]): Form | null => versions.at(-1) ?? null;

/** The version that answers were given to; null if the event never had it. */
export const formOfVersion = (versions: readonly Form[], version: number): Form | null =>
  versions.find((form) => form.version === version) ?? null;

/** Adds a version unless nothing changed. Earlier versions stay as they are. [design] */
export function reviseForm(versions: readonly Form[], fields: readonly FormField[]): readonly Form[] {
  const newest = newestForm(versions);
  if (newest !== null && comparable(newest.fields) === comparable(fields)) return versions;
  return [...versions, { version: (newest?.version ?? 0) + 1, fields }];
}

/** The database does not keep the order of keys. */
const comparable = (fields: readonly FormField[]): string =>
  JSON.stringify(fields, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  );

/**
 * Questions for one ticket type, including those for every type. Without those whose condition is on a question for
 * other types: its answer is not given. [S3-39]
 */
export function questionsForTicket(form: Pick<Form, 'fields'>, ticketTypeId: string): readonly FormField[] {
  const kept = new Set<number>();
  return form.fields.filter(({ id, ticketTypeIds, askedIf }) => {
    const isKept =
      (ticketTypeIds?.includes(ticketTypeId) ?? true) && (askedIf === undefined || kept.has(askedIf.fieldId));
    if (isKept) kept.add(id);
    return isKept;
  });
}

/** Every question that at least one of the tickets needs. [S3-39] [S5-22] */
export function questionsForTickets(
  form: Pick<Form, 'fields'>,
  ticketTypeIds: readonly string[],
): readonly FormField[] {
  const needed = new Set([...new Set(ticketTypeIds)].flatMap((id) => questionsForTicket(form, id)));
  return form.fields.filter((field) => needed.has(field));
}

/** Number of forms to fill in: one for all tickets or one per ticket, at least one. [S5-21] [S5-22] */
export const numberOfForms = (numberOfTickets: number, formPerTicket: boolean): number =>
  formPerTicket ? Math.max(1, numberOfTickets) : 1;
