import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { HandledLead, LeadColleague, LeadDesk } from '#application/people/ports/lead-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { SUPPORT_TOPICS } from '#domain/people/contact-lead.ts';
import { LEAD_STATES } from '#domain/people/lead-handling.ts';
import {
  AssignContactLeadDocument,
  ContactLeadDocument,
  ContactLeadsDocument,
  type HandledLeadFieldsFragment,
  MoveContactLeadDocument,
  NoteContactLeadDocument,
} from './leads.gen.ts';

type Named = { readonly full_name: string; readonly email: string };

/** Who has no name is shown by their email. */
const nameOf = ({ full_name: name, email }: Named): string => (name === '' ? email : name);

const colleague = (line: Named & { readonly id: string }): LeadColleague => ({
  id: line.id,
  name: nameOf(line),
  email: line.email,
});

const handledLead = (line: HandledLeadFieldsFragment): HandledLead => ({
  id: line.id,
  fullName: line.full_name,
  phoneNumber: line.phone_number,
  topic: SUPPORT_TOPICS.find((topic) => topic === line.support_topic) ?? 'Others',
  specifyInformation: line.specify_information,
  message: line.message,
  locale: line.locale === 'vi' ? 'vi' : 'en',
  isSuspected: line.is_suspected,
  receivedAt: line.inserted_at,
  state: LEAD_STATES.find((state) => state === line.state) ?? 'NEW',
  assignee: line.assignee === null ? null : colleague(line.assignee),
});

export const makeGraphqlLeadDesk = (transport: GraphqlTransport): LeadDesk => ({
  async find(state, search, at) {
    const answer = await transport(ContactLeadsDocument, {
      state,
      search,
      after: at.after ?? null,
      before: at.before ?? null,
    });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.contact_leads;
    return ok({
      entries: entries.map(handledLead),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  async lead(id) {
    const answer = await transport(ContactLeadDocument, { id });
    if (!answer.ok) return answer;
    const { lead, notes, assignees } = answer.value.contact_lead;
    return ok({
      lead: handledLead(lead),
      notes: notes.map((note) => ({
        id: note.id,
        author: nameOf(note.author),
        note: note.note,
        at: note.inserted_at,
      })),
      assignees: assignees.map(colleague),
    });
  },
  async move(id, state) {
    const answer = await transport(MoveContactLeadDocument, { id, state });
    return answer.ok ? ok(null) : answer;
  },
  async assign(id, to) {
    const answer = await transport(AssignContactLeadDocument, { id, assignee: to });
    return answer.ok ? ok(null) : answer;
  },
  async note(id, note) {
    const answer = await transport(NoteContactLeadDocument, { id, note });
    return answer.ok ? ok(null) : answer;
  },
});
