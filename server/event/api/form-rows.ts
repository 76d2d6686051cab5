import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import type { FilledFormRow } from '#server/event/ports/event-forms.ts';

export type EventFormRow = { readonly eventId: number; readonly form: Form };
export type QuestionRow = { readonly eventId: number; readonly field: FormField };
export type AnsweredRow = { readonly row: FilledFormRow; readonly versions: readonly Form[] };
