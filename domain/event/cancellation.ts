import { textProblem } from '#domain/kernel/field-problems.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { isSameName } from '#domain/kernel/names/same-name.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { CancellationRefusal } from './event-refusals.ts';

/** How long a cancellation can be undone. Nobody is told before it is over. [design] */
export const UNDO_WINDOW = 15 * MINUTE;

/** Characters of the reason that everybody reads. */
export const CANCELLATION_REASON_MAX = 500;

/** PLANNED: sale has stopped, nobody is told yet. RUNNING: orders are being cancelled and people told. */
export type CancellationState = 'PLANNED' | 'UNDONE' | 'RUNNING' | 'DONE';

export const CANCELLATION_TRANSITIONS = {
  PLANNED: ['UNDONE', 'RUNNING'],
  UNDONE: [],
  RUNNING: ['DONE'],
  DONE: [],
} as const satisfies Readonly<Record<CancellationState, readonly CancellationState[]>>;

/** `beginsAt`: from then on it cannot be undone. */
type Planned = { readonly reason: string; readonly beginsAt: Instant };

export type Cancellation =
  | ({ readonly state: 'PLANNED' | 'RUNNING' } & Planned)
  | ({ readonly state: 'UNDONE' | 'DONE'; readonly endedAt: Instant } & Planned);

export type CancellationCommand =
  /** `typed` must be `name`: the event's, which the organiser types to confirm. */
  | { readonly kind: 'PLAN'; readonly name: string; readonly typed: string; readonly reason: string }
  | { readonly kind: 'UNDO' }
  | { readonly kind: 'BEGIN' }
  | { readonly kind: 'FINISH' };

export type CancellationEvent =
  | { readonly kind: 'PLANNED'; readonly reason: string; readonly beginsAt: Instant }
  | { readonly kind: 'UNDONE'; readonly at: Instant }
  | { readonly kind: 'BEGUN' }
  | { readonly kind: 'FINISHED'; readonly at: Instant };

/** Decides a command on the newest cancellation of an event or session; null when there was none. Repeating is safe. */
export function decideCancellation(
  cancellation: Cancellation | null,
  command: CancellationCommand,
  now: Instant,
): Result<readonly CancellationEvent[], CancellationRefusal> {
  switch (command.kind) {
    case 'PLAN':
      return cancellation === null || cancellation.state === 'UNDONE' ? plan(command, now) : ok([]);
    case 'UNDO':
      return undo(cancellation, now);
    case 'BEGIN':
      return ok(cancellation?.state === 'PLANNED' && now >= cancellation.beginsAt ? [{ kind: 'BEGUN' }] : []);
    case 'FINISH':
      return ok(cancellation?.state === 'RUNNING' ? [{ kind: 'FINISHED', at: now }] : []);
    default:
      return never(command);
  }
}

function plan(
  { name, typed, reason }: Extract<CancellationCommand, { readonly kind: 'PLAN' }>,
  now: Instant,
): Result<readonly CancellationEvent[], CancellationRefusal> {
  const visible = visibleText(reason);
  const problem = textProblem('reason', visible, CANCELLATION_REASON_MAX, 'REQUIRED');
  if (problem !== null) return refused(problem);
  if (!isSameName(typed, name)) return refused({ code: 'NAME_DIFFERS' });
  return ok([{ kind: 'PLANNED', reason: visible, beginsAt: later(now, UNDO_WINDOW) }]);
}

function undo(
  cancellation: Cancellation | null,
  now: Instant,
): Result<readonly CancellationEvent[], CancellationRefusal> {
  if (cancellation === null) return refused({ code: 'NOT_FOUND' });
  switch (cancellation.state) {
    case 'UNDONE':
      return ok([]);
    case 'PLANNED':
      return now < cancellation.beginsAt
        ? ok([{ kind: 'UNDONE', at: now }])
        : refused({ code: 'UNDO_OVER', since: cancellation.beginsAt });
    case 'RUNNING':
    case 'DONE':
      return refused({ code: 'UNDO_OVER', since: cancellation.beginsAt });
    default:
      return never(cancellation);
  }
}

/** The cancellation after an event. */
export function evolveCancellation(cancellation: Cancellation | null, event: CancellationEvent): Cancellation | null {
  if (event.kind === 'PLANNED') return { state: 'PLANNED', reason: event.reason, beginsAt: event.beginsAt };
  if (cancellation === null) return null;
  const { reason, beginsAt } = cancellation;
  switch (event.kind) {
    case 'UNDONE':
      return { state: 'UNDONE', reason, beginsAt, endedAt: event.at };
    case 'BEGUN':
      return { state: 'RUNNING', reason, beginsAt };
    case 'FINISHED':
      return { state: 'DONE', reason, beginsAt, endedAt: event.at };
    default:
      return never(event);
  }
}

/** Planned and not undone. */
export const stands = (cancellation: Pick<Cancellation, 'state'>): boolean => cancellation.state !== 'UNDONE';
