import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import type { FilledFormRow } from '#server/event/ports/event-forms.ts';

/** A form and a question beside the event whose tickets they name. */
export type EventFormRow = { readonly eventId: number; readonly form: Form };
export type QuestionRow = { readonly eventId: number; readonly field: FormField };
/** What was answered beside the version that it was given to. */
export type AnsweredRow = { readonly row: FilledFormRow; readonly form: Form | null };
