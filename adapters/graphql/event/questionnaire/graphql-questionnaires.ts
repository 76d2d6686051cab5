import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { FIELD_TYPES, type FieldType } from '#domain/event/questionnaire/form.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { AnswerColumnsDocument } from './answer-columns.gen.ts';
import { AnswerCountsDocument } from './answer-counts.gen.ts';
import { AnsweredFormsDocument } from './answered-forms.gen.ts';
import { EventFormDocument } from './event-form.gen.ts';
import { parseForm, wireField } from './form.parse.ts';
import { SaveFormDocument } from './save-form.gen.ts';

const knownType = (type: string): FieldType => FIELD_TYPES.find((known) => known === type) ?? 'Text';

export const makeGraphqlQuestionnaires = (transport: GraphqlTransport): Questionnaires => ({
  read: async (eventId) => {
    const answer = await transport(EventFormDocument, { id: eventId });
    if (!answer.ok) return answer;
    const form = answer.value.event.addition_form;
    return ok(form == null ? null : parseForm(form));
  },
  write: async (eventId, fields, version) => {
    const input = { event_id: eventId, fields: fields.map(wireField) };
    const answer = await transport(SaveFormDocument, { input, version });
    return answer.ok ? ok(parseForm(answer.value.submit_form)) : answer;
  },
  columns: async (eventId) => {
    const answer = await transport(AnswerColumnsDocument, { input: { event_id: eventId, limit: 1 } });
    return answer.ok
      ? ok(answer.value.user_forms.columns.map((column) => ({ ...column, type: knownType(column.type) })))
      : answer;
  },
  counts: async (eventId) => {
    const answer = await transport(AnswerCountsDocument, { eventId });
    if (!answer.ok) return answer;
    const { tickets, is_cut, questions } = answer.value.answer_counts;
    return ok({ tickets, isCut: is_cut, questions: questions.map((one) => ({ ...one, type: knownType(one.type) })) });
  },
  answered: async (eventId, { after = null, before = null, limit = 20 }) => {
    const answer = await transport(AnsweredFormsDocument, { input: { event_id: eventId, after, before, limit } });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.user_forms;
    return ok({
      entries: entries.map((entry) => ({
        ticketId: entry.bought_ticket_id,
        ticketName: entry.ticket_name,
        holder: entry.full_name,
        email: entry.email,
        at: instant(entry.inserted_at),
        answers: entry.answers.map(({ label, type, text }) => ({
          label,
          text,
          type: knownType(type),
        })),
        cells: entry.cells,
      })),
      after: metadata.after ?? null,
      before: metadata.before ?? null,
      totalCount: metadata.total_count ?? null,
    });
  },
});
