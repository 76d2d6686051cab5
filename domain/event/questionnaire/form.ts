/** What a question asks for, by the names of the wire. What organisers read stands in words/event/form-fields.ts. [S3-38] */
export type FieldType = 'Text' | 'Dropdown' | 'Radio' | 'Checkbox' | 'E-sign';

export const FIELD_TYPES = ['Text', 'Dropdown', 'Radio', 'Checkbox', 'E-sign'] as const satisfies readonly FieldType[];

/** One choice of a question. Radio answers name its id, dropdown and checkbox answers its text. */
export type FieldOption = { readonly id: number; readonly text: string };

type Asked = {
  /** Unique in its form; the answer's key is made of it. */
  readonly id: number;
  readonly label: string;
  readonly required: boolean;
  readonly description: string | null;
  /** The ticket types it is asked for; null: every one. [S3-39] */
  readonly ticketTypeIds: readonly string[] | null;
};

/** A question with only what its type needs: choices, and what is chosen before anybody answers. [S3-38] */
export type FormField = Asked &
  (
    | { readonly type: 'Text' | 'E-sign' }
    | { readonly type: 'Checkbox'; readonly options: readonly (FieldOption & { readonly preselect: boolean })[] }
    /** `defaultOption` is an option's id. */
    | {
        readonly type: 'Dropdown' | 'Radio';
        readonly options: readonly FieldOption[];
        readonly defaultOption: number | null;
      }
  );

/**
 * One version of an event's form. A version never changes once it is written: answers reference the one they were given
 * to. [design]
 */
export type Form = { readonly version: number; readonly fields: readonly FormField[] };

/** Longest question, and longest option, in characters. [design] */
export const QUESTION_LONGEST = 500;
/** Longest explanation below a question. [design] */
export const EXPLANATION_LONGEST = 2_000;

/**
 * The version that is asked now; null before there is a form. Versions stand in the order in which they were written.
 */
export const newestForm = (versions: readonly Form[]): Form | null => versions.at(-1) ?? null;

/** The form that answers were given to; null for a version that this event never had. */
export const formOfVersion = (versions: readonly Form[], version: number): Form | null =>
  versions.find((form) => form.version === version) ?? null;

/**
 * What changing the questions does: one more version, unless nothing changed. Those before stay as they are. [design]
 */
export function reviseForm(versions: readonly Form[], fields: readonly FormField[]): readonly Form[] {
  const newest = newestForm(versions);
  if (newest !== null && told(newest.fields) === told(fields)) return versions;
  return [...versions, { version: (newest?.version ?? 0) + 1, fields }];
}

/** What questions say, in whatever order a database keeps the parts of each. */
const told = (fields: readonly FormField[]): string =>
  JSON.stringify(fields, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  );

/** What is asked of one ticket: questions for every ticket and those for its type. [S3-39] */
export const questionsForTicket = (form: Pick<Form, 'fields'>, ticketTypeId: string): readonly FormField[] =>
  questionsForTickets(form, [ticketTypeId]);

/** What one form for all tickets asks: every question that at least one of them is asked. [S3-39] [S5-22] */
export const questionsForTickets = (
  form: Pick<Form, 'fields'>,
  ticketTypeIds: readonly string[],
): readonly FormField[] =>
  form.fields.filter((field) => ticketTypeIds.some((id) => field.ticketTypeIds?.includes(id) ?? true));

/** How many forms are filled in: one for all tickets, or one for each; there is always one. [S5-21] [S5-22] */
export const numberOfForms = (numberOfTickets: number, formPerTicket: boolean): number =>
  formPerTicket ? Math.max(1, numberOfTickets) : 1;
