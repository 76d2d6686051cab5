import { z } from 'zod';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { LEAD_NOTE_LENGTH, LEAD_STATES } from '#domain/people/lead-handling.ts';
import { HandleLead } from '#server/people/leads/handle-lead.ts';
import { NoteLead } from '#server/people/leads/note-lead.ts';
import { LeadBook, type LeadColleague, type LeadNote, type LeadOnDesk } from '#server/people/leads/ports/lead-book.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { accountWireId, oneOf, paging, search, someWords, uuidWireId } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type {
  LeadColleague as Colleague,
  ContactLeadNote,
  HandledLead,
  Resolvers,
} from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

const access = onPlatform('admin.leads');
const state = oneOf(LEAD_STATES);

const colleagueOf = (colleague: LeadColleague): Colleague => ({
  id: encodeAccountId(colleague.accountId),
  full_name: fullName(colleague),
  email: colleague.email,
});

const leadOf = (lead: LeadOnDesk): HandledLead => ({
  id: withoutDashes(lead.leadId),
  full_name: lead.fullName,
  phone_number: lead.phoneNumber,
  support_topic: lead.topic,
  specify_information: lead.specifyInformation,
  message: lead.message,
  locale: lead.locale,
  is_suspected: lead.suspected,
  inserted_at: lead.receivedAt,
  state: lead.state,
  assignee: lead.assignee === null ? null : colleagueOf(lead.assignee),
});

const noteOf = ({ noteId, author, note, at }: LeadNote): ContactLeadNote => ({
  id: withoutDashes(noteId),
  author: colleagueOf(author),
  note,
  inserted_at: at,
});

export const leadsResolvers: Resolvers = {
  Query: {
    contact_leads: rootField({
      access,
      input: z.object({ state: state.nullish(), search, ...paging }),
      resolve: async ({ state: asked, search: searched, ...at }, context) => {
        const query = { state: asked ?? null, search: searched };
        const cursors = cursorsOf(context.use(Keyring), 'contact_leads', query);
        const page = cursors.request(at);
        if (!page.ok) return page;
        const book = context.use(LeadBook);
        const leads = await book.list(query, page.value);
        return ok({ entries: leads.rows.map(leadOf), metadata: cursors.metadata(leads, () => book.count(query)) });
      },
    }),
    contact_lead: rootField({
      access,
      input: z.object({ id: uuidWireId }),
      resolve: async ({ id }, { use }) => {
        const book = use(LeadBook);
        const [lead, notes, colleagues] = await Promise.all([book.lead(id), book.notes(id), book.colleagues()]);
        if (lead === null) return refused({ code: 'NOT_FOUND' } as const);
        return ok({ lead: leadOf(lead), notes: notes.map(noteOf), assignees: colleagues.map(colleagueOf) });
      },
    }),
  },
  Mutation: {
    move_contact_lead: rootField({
      access,
      input: z.object({ id: uuidWireId, state }),
      resolve: async ({ id, state: to }, { use, accountId }) => {
        const handled = await use(HandleLead)(id, { kind: 'MOVE', state: to }, accountId);
        return handled.ok ? ok(leadOf(handled.value)) : handled;
      },
    }),
    assign_contact_lead: rootField({
      access,
      input: z.object({ id: uuidWireId, assignee_id: accountWireId.nullish() }),
      resolve: async ({ id, assignee_id }, { use, accountId }) => {
        const handled = await use(HandleLead)(id, { kind: 'ASSIGN', to: assignee_id ?? null }, accountId);
        return handled.ok ? ok(leadOf(handled.value)) : handled;
      },
    }),
    note_contact_lead: rootField({
      access,
      input: z.object({ id: uuidWireId, note: someWords(LEAD_NOTE_LENGTH) }),
      resolve: async ({ id, note }, { use, accountId }) => {
        const notes = await use(NoteLead)(id, note, accountId);
        return notes.ok ? ok(notes.value.map(noteOf)) : notes;
      },
    }),
  },
};
