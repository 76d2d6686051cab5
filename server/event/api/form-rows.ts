import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import type { FilledFormRow } from '#server/event/ports/event-forms.ts';

/** A form and a question with the event whose tickets they refer to. */
export type EventFormRow = { readonly eventId: number; readonly form: Form };
export type QuestionRow = { readonly eventId: number; readonly field: FormField };
/** Answers with the version of the form they were given to. */
export type AnsweredRow = { readonly row: FilledFormRow; readonly form: Form | null };
