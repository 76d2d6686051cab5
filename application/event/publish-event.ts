import { EventDesk } from '#application/event/ports/event-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** NOT_READY_TO_PUBLISH says what is missing. */
export type PublishEvent = (eventId: number) => Promise<Result<{ readonly slug: string }, Refusal>>;

export const PublishEvent = defineUseCase(
  'PublishEvent',
  { desk: EventDesk },
  ({ desk }): PublishEvent =>
    (eventId) =>
      desk.publish(eventId),
);
