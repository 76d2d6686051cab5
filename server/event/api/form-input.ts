import { z } from 'zod';
import {
  EXPLANATION_LONGEST,
  type FieldType,
  type FormField,
  QUESTION_LONGEST,
} from '#domain/event/questionnaire/form.ts';
import { never } from '#domain/kernel/never.ts';
import { count, optionalWords, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';

const MOST_FIELDS = 50;
const MOST_OPTIONS = 50;
const MOST_TICKETS = 200;

const id = count(0, 1_000_000_000);
const option = z.object({ id, text: words(QUESTION_LONGEST) });
const asked = {
  id,
  label: words(QUESTION_LONGEST),
  required: z.boolean(),
  description: optionalWords(EXPLANATION_LONGEST),
  ticket_ids: z.array(wireId).max(MOST_TICKETS).nullish(),
  asked_if: z.object({ field_id: id, option_ids: z.array(id).max(MOST_OPTIONS) }).nullish(),
};
const options = z.array(option).max(MOST_OPTIONS);
const oneOfOptions = { ...asked, options, default_option: id.nullish() };
const SHAPES = {
  Text: z.object({ ...asked, type: z.literal('Text') }),
  Dropdown: z.object({ ...oneOfOptions, type: z.literal('Dropdown') }),
  Radio: z.object({ ...oneOfOptions, type: z.literal('Radio') }),
  Checkbox: z.object({
    ...asked,
    type: z.literal('Checkbox'),
    options: z.array(option.extend({ preselect: z.boolean().default(false) })).max(MOST_OPTIONS),
  }),
  'E-sign': z.object({ ...asked, type: z.literal('E-sign') }),
} as const satisfies Readonly<Record<FieldType, z.ZodType>>;
const field = z.discriminatedUnion('type', [
  SHAPES.Text,
  SHAPES.Dropdown,
  SHAPES.Radio,
  SHAPES.Checkbox,
  SHAPES['E-sign'],
]);

type FieldInput = z.infer<typeof field>;

function fieldOf(given: FieldInput): FormField {
  const { label, required, description, asked_if: askedIf } = given;
  const common = {
    id: given.id,
    label,
    required,
    description,
    ticketTypeIds: given.ticket_ids?.map((ticket) => ticket.rowId) ?? null,
    ...(askedIf == null ? {} : { askedIf: { fieldId: askedIf.field_id, optionIds: askedIf.option_ids } }),
  };
  switch (given.type) {
    case 'Text':
    case 'E-sign':
      return { ...common, type: given.type };
    case 'Checkbox':
      return { ...common, type: given.type, options: given.options };
    case 'Dropdown':
    case 'Radio':
      return { ...common, type: given.type, options: given.options, defaultOption: given.default_option ?? null };
    default:
      return never(given);
  }
}

export const formInput = z
  .object({ event_id: rowNumber, fields: z.array(field).max(MOST_FIELDS) })
  .refine(
    ({ event_id, fields }) =>
      fields.every((one) => one.ticket_ids?.every((ticket) => ticket.eventId === event_id) ?? true),
    'a ticket of another event',
  )
  .transform(({ event_id, fields }) => ({ eventId: event_id, fields: fields.map(fieldOf) }));
