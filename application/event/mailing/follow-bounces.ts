import { BouncedEmails } from '#application/event/ports/bounced-emails.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type FollowBounces = Pick<BouncedEmails, 'ofMailing'> & {
  readonly tryAgain: (eventId: number, email: string) => Promise<Result<null, Trouble>>;
};

export const FollowBounces = defineUseCase(
  'FollowBounces',
  { emails: BouncedEmails },
  ({ emails }): FollowBounces => ({
    ofMailing: emails.ofMailing,
    tryAgain: (eventId, email) => retry(() => emails.retry(eventId, email)),
  }),
);
