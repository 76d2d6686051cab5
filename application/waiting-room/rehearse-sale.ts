import { Pause } from '#application/platform/ports/pause.ts';
import { type Rehearsal, RehearsalDesk } from '#application/waiting-room/ports/rehearsal-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type RehearseSale = RehearsalDesk & {
  /** The newest rehearsal once it is over. Lost connections are retried; `goesOn` false stops waiting. */
  readonly over: (eventId: number, goesOn: () => boolean) => Promise<Rehearsal | null>;
};

const ASK_EVERY_MS = 3_000;

export const RehearseSale = defineUseCase(
  'RehearseSale',
  { desk: RehearsalDesk, pause: Pause },
  ({ desk, pause }): RehearseSale => ({
    ...desk,
    over: async (eventId, goesOn) => {
      while (goesOn()) {
        const answer: Result<Rehearsal | null, Refusal> | null = await desk.newest(eventId).catch(() => null);
        if (answer?.ok === false) return null;
        if (answer !== null && answer.value?.state !== 'RUNNING') return answer.value;
        await pause(ASK_EVERY_MS);
      }
      return null;
    },
  }),
);
