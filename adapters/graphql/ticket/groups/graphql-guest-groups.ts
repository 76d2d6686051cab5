import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { GuestGroups } from '#application/ticket/ports/guest-groups.ts';
import { ok } from '#domain/kernel/result.ts';
import { AddToGuestGroupDocument } from './add-to-guest-group.gen.ts';
import { DeleteGuestGroupDocument } from './delete-guest-group.gen.ts';
import { GuestGroupsDocument } from './guest-groups.gen.ts';
import { RemoveFromGuestGroupDocument } from './remove-from-guest-group.gen.ts';
import { RenameGuestGroupDocument } from './rename-guest-group.gen.ts';

export const makeGraphqlGuestGroups = (transport: GraphqlTransport): GuestGroups => ({
  list: async (eventId) => {
    const answer = await transport(GuestGroupsDocument, { eventId });
    return answer.ok ? ok(answer.value.guest_groups) : answer;
  },
  add: async (eventId, name, ticketIds) => {
    const answer = await transport(AddToGuestGroupDocument, { eventId, name, ticketIds: [...ticketIds] });
    return answer.ok ? ok(answer.value.add_to_guest_group) : answer;
  },
  takeOut: async (id, ticketIds) => {
    const answer = await transport(RemoveFromGuestGroupDocument, { id, ticketIds: [...ticketIds] });
    return answer.ok ? ok(answer.value.remove_from_guest_group) : answer;
  },
  rename: async (id, name) => {
    const answer = await transport(RenameGuestGroupDocument, { id, name });
    return answer.ok ? ok(answer.value.rename_guest_group) : answer;
  },
  remove: async (id) => {
    const answer = await transport(DeleteGuestGroupDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
