import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type ConditionProblem, conditionProblems } from './conditions.ts';
import type { FieldOption, FormField } from './form.ts';

export type FormProblem = {
  readonly fieldId: number;
  readonly kind:
    | 'ID_TWICE'
    | 'LABEL_MISSING'
    | 'OPTION_MISSING'
    | 'OPTION_TWICE'
    | 'DEFAULT_UNKNOWN'
    | 'TICKET_MISSING'
    | ConditionProblem;
};

/**
 * As stored, texts trimmed, or the first problem. Options differ in id and text; conditions are on earlier questions.
 * [S3-38] [design]
 */
export function checkForm(fields: readonly FormField[]): Result<readonly FormField[], FormProblem> {
  const tidy = fields.map(trimmedField);
  const conditions = conditionProblems(tidy);
  for (const [at, field] of tidy.entries()) {
    const kind =
      tidy.findIndex((other) => other.id === field.id) < at
        ? 'ID_TWICE'
        : (problemOf(field) ?? conditions.get(field.id) ?? null);
    if (kind !== null) return refused({ fieldId: field.id, kind });
  }
  return ok(tidy);
}

function problemOf(field: FormField): FormProblem['kind'] | null {
  if (field.label === '') return 'LABEL_MISSING';
  if (field.ticketTypeIds?.length === 0) return 'TICKET_MISSING';
  if (!('options' in field)) return null;
  if (field.options.length === 0 || field.options.some((option) => option.text === '')) return 'OPTION_MISSING';
  if (
    hasDuplicates(field.options.map((option) => option.id)) ||
    hasDuplicates(field.options.map((option) => option.text))
  )
    return 'OPTION_TWICE';
  const known =
    field.type === 'Checkbox' ||
    field.defaultOption === null ||
    field.options.some((option) => option.id === field.defaultOption);
  return known ? null : 'DEFAULT_UNKNOWN';
}

const hasDuplicates = (values: readonly (number | string)[]): boolean => new Set(values).size < values.length;

function trimmedField(field: FormField): FormField {
  const trimmed = { ...field, label: field.label.trim(), description: field.description?.trim() || null };
  return 'options' in trimmed ? withTrimmedOptions(trimmed) : trimmed;
}

const withTrimmedOptions = <Field extends { readonly options: readonly FieldOption[] }>(field: Field): Field => ({
  ...field,
  options: field.options.map((option) => ({ ...option, text: option.text.trim() })),
});
