import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { StaffDesk } from '#application/people/ports/staff-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { STAFF_ROLES } from '#domain/people/viewer.ts';
import {
  AddCorporateStaffDocument,
  ChangeCorporateStaffDocument,
  CorporateStaffsDocument,
  OfferCorporateDocument,
  RemoveCorporateStaffDocument,
  WithdrawCorporateOfferDocument,
} from './corporate-staff.gen.ts';

export const makeGraphqlStaffDesk = (transport: GraphqlTransport): StaffDesk => ({
  async read(id) {
    const answer = await transport(CorporateStaffsDocument, { id });
    if (!answer.ok) return answer;
    const { corporate, manages, members, may_offer, offered_to } = answer.value.corporate_staffs;
    return ok({
      corporateId: corporate.id,
      companyName: corporate.display_name ?? corporate.company_name,
      manages: STAFF_ROLES.filter((role) => manages.includes(role)),
      mayOffer: may_offer,
      offeredTo: offered_to,
      members: members.map((member) => ({
        userId: member.user_id,
        email: member.email,
        firstName: member.first_name,
        lastName: member.last_name,
        nameOrder: member.name_order,
        avatar: member.avatar,
        // A role of a newer server has no rights here.
        role: STAFF_ROLES.find((role) => role === member.role) ?? 'EVENT_OWNER',
        active: member.active,
        isViewer: member.is_viewer,
      })),
    });
  },
  async add(corporate_id, email, role) {
    const added = await transport(AddCorporateStaffDocument, { input: { corporate_id, email, role } });
    return added.ok ? ok(null) : added;
  },
  async change(corporate_id, user_id, { role, active }) {
    const input = { corporate_id, user_id, role: role ?? null, active: active ?? null };
    const changed = await transport(ChangeCorporateStaffDocument, { input });
    return changed.ok ? ok(null) : changed;
  },
  async remove(id, userId) {
    const removed = await transport(RemoveCorporateStaffDocument, { id, userId });
    return removed.ok ? ok(null) : removed;
  },
  async offer(id, email) {
    const offered = await transport(OfferCorporateDocument, { id, email });
    return offered.ok ? ok(null) : offered;
  },
  async withdrawOffer(id) {
    const withdrawn = await transport(WithdrawCorporateOfferDocument, { id });
    return withdrawn.ok ? ok(null) : withdrawn;
  },
});
