import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type EventFeature, type EventFormat, isPrivate, needsAddress, needsLink } from './event.ts';
import { hasEnded } from './sale-state.ts';

/** Name, place and links of an event; each session may override place and links. */
export type MeetingDraft = {
  readonly name: string;
  readonly format: EventFormat;
  readonly address: string | null;
  readonly urls: readonly string[];
  readonly sessions: readonly { readonly address: string | null; readonly urls: readonly string[] }[];
};

export type PublishDraft = Omit<MeetingDraft, 'sessions'> & {
  readonly feature: EventFeature;
  readonly sessions: readonly (MeetingDraft['sessions'][number] & {
    readonly endAt: Instant;
    readonly ticketTypeCount: number;
  })[];
  /** Null: published by a person. */
  readonly corporateStatus: 'PENDING' | 'APPROVED' | 'REJECTED' | null;
  /** Of a person who publishes in their own name. [decision 38] */
  readonly publisherSuspended: boolean;
};

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** What keeps guests from finding the event. A session's own place or link suffices. [S5-07] [S5-08] */
export function meetingBlockers({ name, format, address, urls, sessions }: MeetingDraft): PublishBlocker[] {
  const somePlaceMissing =
    isBlank(address) && (sessions.length === 0 || sessions.some((session) => isBlank(session.address)));
  const someLinkMissing =
    urls.length === 0 && (sessions.length === 0 || sessions.some((session) => session.urls.length === 0));
  return missing([
    ['NAME_MISSING', isBlank(name)],
    ['ADDRESS_MISSING', needsAddress(format) && somePlaceMissing],
    ['ONLINE_LINK_MISSING', needsLink(format) && someLinkMissing],
  ]);
}

/** What is missing before an event can be published, in wizard order. [S5-07] [S5-08] */
export function publishBlockers(draft: PublishDraft, now: Instant): PublishBlocker[] {
  const { sessions } = draft;
  return [
    ...meetingBlockers(draft),
    ...missing([
      ['SESSION_MISSING', sessions.length === 0],
      ['SESSION_ENDED', sessions.length > 0 && sessions.every((session) => hasEnded(session, now))],
      ['TICKET_MISSING', sessions.some((session) => lacksTicketTypes(draft.feature, session))],
      ['CORPORATE_NOT_APPROVED', draft.corporateStatus !== null && draft.corporateStatus !== 'APPROVED'],
      ['PUBLISHER_SUSPENDED', draft.publisherSuspended],
    ]),
  ];
}

/** A private event needs none: its guests may all be invited. [decision 54] */
export const lacksTicketTypes = (feature: EventFeature, session: { readonly ticketTypeCount: number }): boolean =>
  session.ticketTypeCount === 0 && !isPrivate(feature);

const missing = (found: readonly (readonly [PublishBlocker, boolean])[]): PublishBlocker[] =>
  found.filter(([, isMissing]) => isMissing).map(([blocker]) => blocker);
