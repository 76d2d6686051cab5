import { KeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { AnswerColumn, AnsweredTicket } from '#application/event/ports/questionnaires.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound, type ScreenRequest } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { type Seen, seen } from '#ui/screens/event/desk/seen-answer.ts';

export type AnsweredPage = Page<AnsweredTicket> & { readonly columns: readonly AnswerColumn[] };

export type EventQuestionnaireData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'OPEN';
      readonly event: DeskEvent;
      readonly form: Form;
      readonly answered: Seen<AnsweredPage>;
    };

const NO_FORM: Form = { version: 0, fields: [] };

const answersIn = (
  page: Result<Page<AnsweredTicket>, Refusal>,
  columns: Result<readonly AnswerColumn[], Refusal>,
): Result<AnsweredPage, Refusal> =>
  !page.ok ? page : !columns.ok ? columns : ok({ ...page.value, columns: columns.value });

async function load({ use, params, query }: ScreenRequest): Promise<EventQuestionnaireData> {
  const eventId = Number(params['eventId']);
  if (!Number.isSafeInteger(eventId) || eventId <= 0) throw notFound();
  const { read, columns, answered } = use(KeepQuestionnaire);
  const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
  const [event, form, asked, page] = await Promise.all([
    use(OpenEvent)(eventId),
    read(eventId),
    columns(eventId),
    answered(eventId, at),
  ]);
  if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
  if (!form.ok) return { kind: 'REFUSED', refusal: form.refusal };
  return { kind: 'OPEN', event: event.value, form: form.value ?? NO_FORM, answered: seen(answersIn(page, asked)) };
}

export const eventQuestionnaireLoader = viewerLoader(load);
