import type { Form, FormField } from './form.ts';

/** What is asked of one ticket: questions for every ticket and those for its type. [S3-39] */
export const questionsForTicket = (form: Pick<Form, 'fields'>, ticketTypeId: string): readonly FormField[] =>
  questionsForTickets(form, [ticketTypeId]);

/** What one form for all tickets asks: every question that at least one of them is asked. [S3-39] [S5-22] */
export const questionsForTickets = (
  form: Pick<Form, 'fields'>,
  ticketTypeIds: readonly string[],
): readonly FormField[] =>
  form.fields.filter((field) => ticketTypeIds.some((id) => field.ticketTypeIds?.includes(id) ?? true));
