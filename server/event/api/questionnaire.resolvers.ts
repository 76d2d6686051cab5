import { z } from 'zod';
import { answerCounts, askedWhen, MOST_COUNTED } from '#domain/event/questionnaire/answer-counts.ts';
import { answerTable, answerText, metQuestions } from '#domain/event/questionnaire/answer-table.ts';
import { answerKey } from '#domain/event/questionnaire/answers.ts';
import { type FieldType, type FormField, newestForm } from '#domain/event/questionnaire/form.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import { RecordForm } from '#server/event/record-form.ts';
import { privateFileIdOf, writePrivateLink } from '#server/platform/files/private-link.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { paging, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { orderFor } from '#server/sale/api/order-for.ts';
import { formInput } from './form-input.ts';
import { readVersion } from './organising-input.ts';

const MOST_OF_AN_ORDER = 100;
const eventOfForm = ({ input }: { input: { eventId: number } }): number => input.eventId;
const ofEvent = ({ event_id }: { event_id: number }): number => event_id;
const namedEvent = ({ input }: { input: { event_id: number } }): number => input.event_id;

function optionsOf(field: FormField) {
  if (!('options' in field)) return [];
  return field.options.map((option) => ({ ...option, preselect: 'preselect' in option && option.preselect === true }));
}
const defaultOf = (field: FormField): number | null => ('defaultOption' in field ? field.defaultOption : null);

export const questionnaireResolvers: Resolvers = {
  Query: {
    attendees_form: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ input: z.object({ user_order_id: wireId }) }),
      resolve: async ({ input: { user_order_id } }, context) => {
        const order = await orderFor('order.read-answers', user_order_id, context);
        if (!order.ok) return order;
        const query = { eventId: user_order_id.eventId, userOrderId: user_order_id.rowId };
        const found = await context.use(EventForms).filled(query, { from: null, limit: MOST_OF_AN_ORDER });
        const versions = await context.use(EventForms).versions(query.eventId);
        return ok(found.rows.map((row) => ({ row, versions })));
      },
    }),
    answer_counts: rootField({
      access: onEvent('event.guests', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const forms = context.use(EventForms);
        const versions = await forms.versions(event_id);
        const when = askedWhen(versions);
        if (when.length === 0) return ok({ tickets: 0, is_cut: false, questions: [] });
        const { tickets, tallies, answered, asked } = await forms.choices(event_id, when, MOST_COUNTED);
        const counted = answerCounts(versions, tallies, answered, asked);
        const questions = counted.map((one) => ({ ...one, options: [...one.options] }));
        return ok({ tickets, is_cut: tickets >= MOST_COUNTED, questions });
      },
    }),
    user_forms: rootField({
      access: onEvent('event.guests', namedEvent),
      input: z.object({ input: z.object({ event_id: rowNumber, ...paging }) }),
      resolve: async ({ input: { event_id, ...asked } }, context) => {
        const forms = context.use(EventForms);
        const query = { eventId: event_id, userOrderId: null };
        const cursors = cursorsOf(context.use(Keyring), 'user_forms', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const [found, versions] = await Promise.all([forms.filled(query, page.value), forms.versions(event_id)]);
        return ok({
          columns: answerTable(versions, []).columns,
          entries: found.rows.map((row) => ({ row, versions })),
          metadata: cursors.metadata(found, () => forms.countFilled(query)),
        });
      },
    }),
  },
  Mutation: {
    submit_form: rootField({
      access: onEvent('event.forms', eventOfForm),
      input: z.object({ input: z.unknown().pipe(formInput), version: readVersion }),
      resolve: async ({ input, version }, context) => {
        const stored = await context.use(RecordForm)({ ...input, version, actor: context.accountId });
        return stored.ok ? ok({ eventId: input.eventId, form: stored.value }) : stored;
      },
    }),
  },
  Event: {
    addition_form: async (event, _args, context) => {
      if (!event.isRequiredAdditionInfo) return null;
      const form = newestForm(await context.use(EventForms).versions(event.eventId));
      return form === null ? null : { eventId: event.eventId, form };
    },
  },
  BoughtTicket: {
    addition_info: async ({ eventId, userOrderId, boughtTicketId }, _args, context) => {
      const order = await orderFor('order.read-answers', { eventId, rowId: userOrderId }, context);
      if (!order.ok) return null;
      const query = { eventId, userOrderId };
      const { rows } = await context.use(EventForms).filled(query, { from: null, limit: MOST_OF_AN_ORDER });
      const filled = rows.find((row) => row.boughtTicketId === boughtTicketId);
      return filled === undefined ? null : { metadata: JSON.stringify(filled.answers) };
    },
  },
  AdditionForm: {
    version: ({ form }) => form.version,
    fields: ({ form, eventId }) => form.fields.map((field) => ({ eventId, field })),
  },
  FormField: {
    id: ({ field }) => field.id,
    type: ({ field }) => field.type,
    label: ({ field }) => field.label,
    required: ({ field }) => field.required,
    description: ({ field }) => field.description,
    ticket_ids: ({ eventId, field }) => field.ticketTypeIds?.map((id) => encodeWireId(eventId, id)) ?? null,
    options: ({ field }) => optionsOf(field),
    default_option: ({ field }) => defaultOf(field),
    asked_if: ({ field: { askedIf } }) =>
      askedIf === undefined ? null : { field_id: askedIf.fieldId, option_ids: [...askedIf.optionIds] },
    model: ({ field }) => ({
      label: field.label,
      required: field.required,
      desc: field.description,
      options: optionsOf(field).map(({ id, text, preselect }) => ({ id, model: { option: text, preselect } })),
      defaultOption: defaultOf(field),
    }),
  },
  FilledForm: {
    bought_ticket_id: ({ row }) => encodeWireId(row.eventId, row.boughtTicketId),
    user_order_id: ({ row }) => encodeWireId(row.eventId, row.userOrderId),
    ticket_name: ({ row }) => row.ticketName,
    email: ({ row }) => row.email,
    full_name: ({ row }) => fullName(row),
    inserted_at: ({ row }) => row.insertedAt,
    metadata: ({ row }) => JSON.stringify(row.answers),
    answers: ({ row, versions }, _args, context) =>
      metQuestions(versions, row).map((field) => {
        const text = answerText(field, row.answers[answerKey(field.id)]);
        return { label: field.label, type: field.type, text: shownAnswer(field.type, text, row.accountId, context) };
      }),
    cells: ({ row, versions }, _args, context) => {
      const { columns, rows } = answerTable(versions, [row]);
      const [cells = []] = rows;
      return columns.map(({ type }, at) => {
        const text = cells[at] ?? null;
        return text === null ? null : shownAnswer(type, text, row.accountId, context);
      });
    },
  },
};

/** A signature's picture is opened by an address that expires. */
function shownAnswer(type: FieldType, text: string, accountId: AccountId, context: RequestContext): string {
  const fileId = type === 'E-sign' ? privateFileIdOf(text) : null;
  return fileId === null ? text : writePrivateLink(context.use(Keyring), { fileId, accountId }, context.now);
}
