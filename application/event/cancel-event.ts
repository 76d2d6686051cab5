import { CancellationDesk, type EventCancellation } from '#application/event/ports/cancellation-desk.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type CancelEvent = CancellationDesk & {
  /** Polls while a cancellation is not over. Lost connections are retried. */
  readonly watch: (
    eventId: number,
    goesOn: () => boolean,
    show: (list: readonly EventCancellation[]) => void,
  ) => Promise<void>;
};

const ASK_EVERY_MS = 2_000;

const isUnderWay = ({ state }: EventCancellation): boolean => state === 'PLANNED' || state === 'RUNNING';

export const CancelEvent = defineUseCase(
  'CancelEvent',
  { desk: CancellationDesk, pause: Pause },
  ({ desk, pause }): CancelEvent => ({
    ...desk,
    watch: async (eventId, goesOn, show) => {
      while (goesOn()) {
        const answer: Result<readonly EventCancellation[], Refusal> | null = await desk.list(eventId).catch(() => null);
        if (answer?.ok === false) return;
        if (answer !== null && goesOn()) {
          show(answer.value);
          if (!answer.value.some(isUnderWay)) return;
        }
        await pause(ASK_EVERY_MS);
      }
    },
  }),
);
