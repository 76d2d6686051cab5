import type { PageAt } from '#application/platform/ports/page.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import {
  type InvitedFilter,
  type InvitedGuest,
  type InvitedPage,
  InvitingDesk,
} from '#application/rsvp/ports/inviting-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { TimelineStep } from '#domain/rsvp/invitation-timeline.ts';

const PAGE = 50;

/** Revoking is idempotent; a reminder whose answer was lost may have been sent. */
export type FollowInvited = {
  readonly list: (eventId: number, filter: InvitedFilter, at: PageAt) => Promise<Result<InvitedPage, Refusal>>;
  readonly timeline: (invitationId: string) => Promise<Result<readonly TimelineStep[], Refusal>>;
  readonly remind: (invitationId: string) => Promise<Result<InvitedGuest, Trouble>>;
  /** Sends the invitation that bounced again, or to a corrected address. */
  readonly retry: (invitationId: string, email: string | null) => Promise<Result<InvitedGuest, Trouble>>;
  readonly takeBack: (invitationId: string) => Promise<Result<InvitedGuest, Trouble>>;
};

export const FollowInvited = defineUseCase(
  'FollowInvited',
  { desk: InvitingDesk },
  ({ desk }): FollowInvited => ({
    list: (eventId, filter, at) =>
      desk.invited(eventId, { ...filter, search: filter.search?.trim() || undefined }, { limit: PAGE, ...at }),
    timeline: desk.timeline,
    // Reminders are a day apart, so a retry after a lost answer is refused, not sent twice.
    remind: (invitationId) => retry(() => desk.remind(invitationId)),
    retry: (invitationId, email) => retry(() => desk.retry(invitationId, email)),
    takeBack: (invitationId) => retry(() => desk.takeBack(invitationId)),
  }),
);
