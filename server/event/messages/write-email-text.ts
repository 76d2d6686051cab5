import { readEmailText } from '#domain/event/event-notification.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { EventMessages } from '#server/event/ports/event-messages.ts';

/** Writes the organiser's words for the event's emails; blank removes them. Sent emails keep theirs. [S2.14-05] */
export type WriteEmailText = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly text: string;
}) => Promise<Result<{ readonly text: string | null }, Refusal>>;

export const WriteEmailText = defineUseCase(
  'WriteEmailText',
  { ...organisingPorts, messages: EventMessages },
  ({ messages, ...ports }): WriteEmailText =>
    async ({ eventId, actor, text: typed }) => {
      const read = readEmailText(typed);
      if (!read.ok) return read;
      return changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          await messages.putEmailText(tx, eventId, read.value, ports.clock.now());
          return ok({
            event,
            value: { text: read.value },
            act: 'event.email-text-changed',
            subject: `event:${eventId}`,
            facts: { length: read.value?.length ?? 0 },
          });
        },
      });
    },
);
