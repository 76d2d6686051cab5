import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { GuestShowing } from '#application/ticket/ports/guest-showing.ts';
import { ok } from '#domain/kernel/result.ts';
import type { OwnShowing } from '#domain/ticket/shown-guests.ts';
import { OwnGuestShowingDocument, ShowMeAmongGuestsDocument } from './guest-showing.gen.ts';

const showingOf = (raw: { readonly shown: boolean; readonly shown_as: string | null } | null): OwnShowing | null =>
  raw === null ? null : { shown: raw.shown, shownAs: raw.shown_as };

export const makeGraphqlGuestShowing = (transport: GraphqlTransport): GuestShowing => ({
  own: async (id) => {
    const answer = await transport(OwnGuestShowingDocument, { id });
    return answer.ok ? ok(showingOf(answer.value.own_guest_showing)) : answer;
  },
  show: async (id, shown) => {
    const answer = await transport(ShowMeAmongGuestsDocument, { id, shown });
    return answer.ok ? ok(showingOf(answer.value.show_me_among_guests)) : answer;
  },
});
