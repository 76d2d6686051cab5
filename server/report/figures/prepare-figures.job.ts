import { z } from 'zod';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';
import { PREPARE_FIGURES_JOB, type PrepareFigures } from './prepare-figures.ts';

const payload = z.object({ eventId: z.int() });

export const prepareFiguresJob = (prepare: PrepareFigures): JobHandler => ({
  task: PREPARE_FIGURES_JOB.task,
  lane: PREPARE_FIGURES_JOB.lane,
  run: (running) => prepare(payload.parse(running.payload).eventId),
});
