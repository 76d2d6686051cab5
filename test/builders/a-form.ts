import type { Form, FormField } from '#domain/event/questionnaire/form.ts';

/** A one-pixel PNG. */
export const A_SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const asked = { required: false, description: null, ticketTypeIds: null } as const;

export const QUESTIONS = {
  company: { ...asked, id: 1, type: 'Text', label: 'Company', required: true },
  lunch: {
    ...asked,
    id: 2,
    type: 'Radio',
    label: 'Lunch',
    ticketTypeIds: ['vip'],
    options: [
      { id: 21, text: 'Phở' },
      { id: 22, text: 'Cơm chay' },
    ],
    defaultOption: 22,
  },
  topics: {
    ...asked,
    id: 3,
    type: 'Checkbox',
    label: 'Topics',
    options: [
      { id: 31, text: 'AI', preselect: true },
      { id: 32, text: 'Cloud', preselect: false },
      { id: 33, text: 'Data', preselect: true },
    ],
  },
  size: {
    ...asked,
    id: 4,
    type: 'Dropdown',
    label: 'Shirt',
    options: [
      { id: 41, text: 'M' },
      { id: 42, text: 'L' },
    ],
    defaultOption: null,
  },
  signature: { ...asked, id: 5, type: 'E-sign', label: 'Signature', required: true },
} as const satisfies Readonly<Record<string, FormField>>;

export const A_FORM: Form = { version: 3, fields: Object.values(QUESTIONS) };

export const FILLED_FORM = {
  field_1: 'Vemoi',
  field_2: '21',
  field_3: ['AI', 'Data'],
  field_4: 'L',
  field_5: A_SIGNATURE,
} as const;
