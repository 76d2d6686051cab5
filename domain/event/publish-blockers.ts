import type { Instant } from '#domain/kernel/instant.ts';
import type { PublishBlocker } from '#domain/refusal/refusal.ts';
import { type EventFormat, needsAddress } from './event.ts';
import { hasEnded } from './sale-state.ts';

export type PublishDraft = {
  readonly name: string;
  readonly format: EventFormat;
  readonly address: string | null;
  /** Links of the online room. */
  readonly urls: readonly string[];
  readonly sessions: readonly {
    readonly endAt: Instant;
    readonly address: string | null;
    readonly urls: readonly string[];
    readonly ticketTypeCount: number;
  }[];
  /** null: a person publishes. */
  readonly corporateStatus: 'PENDING' | 'APPROVED' | 'REJECTED' | null;
};

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** What still has to be done before an event can be published, in the order of the wizard; a session's own place or link will do. [S5-07] [S5-08] */
export function publishBlockers(draft: PublishDraft, now: Instant): PublishBlocker[] {
  const { sessions } = draft;
  const somePlaceMissing = isBlank(draft.address) && (sessions.length === 0 || sessions.some((session) => isBlank(session.address)));
  const someLinkMissing = draft.urls.length === 0 && (sessions.length === 0 || sessions.some((session) => session.urls.length === 0));
  const found: readonly (readonly [PublishBlocker, boolean])[] = [
    ['NAME_MISSING', isBlank(draft.name)],
    ['ADDRESS_MISSING', needsAddress(draft.format) && somePlaceMissing],
    ['ONLINE_LINK_MISSING', draft.format !== 'ONSITE' && someLinkMissing],
    ['SESSION_MISSING', sessions.length === 0],
    ['SESSION_ENDED', sessions.length > 0 && sessions.every((session) => hasEnded(session, now))],
    ['TICKET_MISSING', sessions.some((session) => session.ticketTypeCount === 0)],
    ['CORPORATE_NOT_APPROVED', draft.corporateStatus !== null && draft.corporateStatus !== 'APPROVED'],
  ];
  return found.filter(([, missing]) => missing).map(([blocker]) => blocker);
}
