import type { Provided } from '#domain/kernel/use-case.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { SessionMoves } from '#server/event/ports/session-moves.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';

export const movingPorts = { ...organisingPorts, moves: SessionMoves, jobs: JobQueue } as const;
export type MovingPorts = Provided<typeof movingPorts>;

export const TELL_MOVE_JOB = { task: 'tell-move', lane: 'bulk' } as const;
