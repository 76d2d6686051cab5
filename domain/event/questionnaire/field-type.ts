/** What a question asks for, by the names of the wire. What organisers read stands in words/event/form-fields.ts. [S3-38] */
export type FieldType = 'Text' | 'Dropdown' | 'Radio' | 'Checkbox' | 'E-sign';

export const FIELD_TYPES = ['Text', 'Dropdown', 'Radio', 'Checkbox', 'E-sign'] as const satisfies readonly FieldType[];
