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
