import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { FollowInvited } from '#application/rsvp/follow-invited.ts';
import type { InvitedFilter, InvitedPage, LetterWords } from '#application/rsvp/ports/inviting-desk.ts';
import { WordLetters } from '#application/rsvp/word-letters.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { mayOpenOnEvent } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { INVITATION_STATUSES } from '#domain/rsvp/invitation.ts';
import { notFound, type ScreenRequest } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { askedOrder } from '#ui/screens/event/desk/list-order.view.ts';
import { invitedOrder } from './sort-invited.view.ts';

export type InvitingPart = 'invite' | 'invited' | 'letter';

export type InvitingData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'OPEN';
      readonly part: InvitingPart;
      readonly event: DeskEvent;
      /** The viewer's name; may be empty. */
      readonly ownName: string;
      readonly words: LetterWords | null;
      readonly invited: InvitedPage | null;
      readonly filter: InvitedFilter;
      readonly now: Instant;
    };

const numberOf = (text: string | null | undefined): number | undefined => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

const filterOf = (query: URLSearchParams): InvitedFilter => ({
  search: query.get('q') ?? undefined,
  sessionId: numberOf(query.get('session')),
  status: INVITATION_STATUSES.find((status) => status === query.get('state')),
  ...askedOrder(invitedOrder(query)),
});

const pageOf = (query: URLSearchParams) => ({
  after: query.get('after') ?? undefined,
  before: query.get('before') ?? undefined,
});

async function eventIn({ use, params }: ScreenRequest) {
  const eventId = numberOf(params['eventId']);
  if (eventId === undefined) throw notFound();
  const event = await use(OpenEvent)(eventId);
  if (!event.ok) return event;
  return mayOpenOnEvent(ROUTES['rsvp-invite'], event.value.abilities)
    ? event
    : ({ ok: false, refusal: { code: 'FORBIDDEN' } } as const);
}

const load = (part: InvitingPart) =>
  viewerLoader(async (asked): Promise<InvitingData> => {
    const { use, query, account, now } = asked;
    const event = await eventIn(asked);
    if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
    const filter = filterOf(query);
    const [words, invited] = await Promise.all([
      part === 'invited' ? null : use(WordLetters).read(event.value.id),
      part === 'invited' ? use(FollowInvited).list(event.value.id, filter, pageOf(query)) : null,
    ]);
    if (invited !== null && !invited.ok) return { kind: 'REFUSED', refusal: invited.refusal };
    if (words !== null && !words.ok) return { kind: 'REFUSED', refusal: words.refusal };
    return {
      kind: 'OPEN',
      part,
      event: event.value,
      ownName: fullName(account),
      words: words?.value ?? null,
      invited: invited?.value ?? null,
      filter,
      now,
    };
  });

export const inviteLoader = load('invite');
export const invitedLoader = load('invited');
export const letterLoader = load('letter');
