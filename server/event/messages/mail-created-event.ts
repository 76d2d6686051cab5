import { nextSummaryAt, SUMMARIES_A_DAY } from '#domain/event/event-notification.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { EarlierEmails } from '#server/platform/ports/earlier-emails.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';

/** Within a day's limit, once per key. [S7.7-12] */
export type MailCreatedEvent = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly key: string;
}) => Promise<Result<true, Refusal>>;

export const MailCreatedEvent = defineUseCase(
  'MailCreatedEvent',
  { ...organisingPorts, accounts: AccountRows, earlier: EarlierEmails, outbox: EmailOutbox },
  ({ accounts, earlier, outbox, ...ports }): MailCreatedEvent =>
    async ({ eventId, actor, key }) => {
      const account = await accounts.find(actor);
      if (account === null) return refused({ code: 'FORBIDDEN' });
      const email = { content: { message: 'event-created', eventId }, recipient: account.email } as const;
      return changeEvent<true>(ports, {
        eventId,
        actor,
        creation: { key, request: ['summary'], made: () => true },
        work: async ({ event }, tx) => {
          const sent = await earlier(tx, email, SUMMARIES_A_DAY);
          const retryAt = nextSummaryAt(
            sent.map(({ queuedAt }) => queuedAt),
            ports.clock.now(),
          );
          if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
          const occurrence = (sent[0]?.occurrence ?? 0) + 1;
          await outbox.queue(tx, [{ ...email, locale: account.locale, occurrence }]);
          return ok({ event, value: true, act: 'event.summary-mailed', subject: `event:${eventId}` });
        },
      });
    },
);
