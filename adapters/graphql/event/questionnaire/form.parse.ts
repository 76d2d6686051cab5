import { FIELD_TYPES, type Form, type FormField } from '#domain/event/questionnaire/form.ts';
import type { WholeFormFragment } from './form.gen.ts';

/** Null for a question type that this version does not know. */
function fieldOf(raw: WholeFormFragment['fields'][number]): FormField | null {
  const type = FIELD_TYPES.find((known) => known === raw.type);
  const { id, label, required } = raw;
  const asked = {
    id,
    label,
    required,
    description: raw.description ?? null,
    ticketTypeIds: raw.ticket_ids ?? null,
    ...(raw.asked_if == null
      ? {}
      : { askedIf: { fieldId: raw.asked_if.field_id, optionIds: raw.asked_if.option_ids } }),
  };
  const options = raw.options.map((option) => ({ id: option.id, text: option.text }));
  switch (type) {
    case undefined:
      return null;
    case 'Text':
    case 'E-sign':
      return { ...asked, type };
    case 'Checkbox':
      return {
        ...asked,
        type,
        options: raw.options.map((option) => ({ id: option.id, text: option.text, preselect: option.preselect })),
      };
    case 'Dropdown':
    case 'Radio':
      return { ...asked, type, options, defaultOption: raw.default_option ?? null };
  }
}

export const parseForm = (raw: WholeFormFragment): Form => ({
  version: raw.version,
  fields: raw.fields.map(fieldOf).filter((field) => field !== null),
});

export const wireField = (field: FormField) => ({
  id: field.id,
  type: field.type,
  label: field.label,
  required: field.required,
  description: field.description,
  ticket_ids: field.ticketTypeIds,
  ...(field.askedIf === undefined
    ? {}
    : { asked_if: { field_id: field.askedIf.fieldId, option_ids: field.askedIf.optionIds } }),
  ...('options' in field ? { options: field.options } : {}),
  ...('defaultOption' in field ? { default_option: field.defaultOption } : {}),
});
