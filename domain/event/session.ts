import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { DAY, type Instant, instant } from '#domain/kernel/instant.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { ADDRESS_MAX, blankAsNull, DESCRIPTION_MAX, EVENT_NAME_MAX, linkProblem, urlsProblem } from './event-input.ts';

/** Longer events are probably a mistake. */
const SESSION_LENGTH_MAX = 366 * DAY;

export type SessionInput = {
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly urls: readonly string[];
  /** Where it can be watched afterwards; null: nowhere. */
  readonly vodLink: string | null;
};

/** All problems of a session form, in form order. [S5-01] */
export const sessionProblems = (input: SessionInput): readonly InvalidInput[] =>
  [
    textProblem('name', input.name, EVENT_NAME_MAX),
    textProblem('description', input.description ?? '', DESCRIPTION_MAX),
    textProblem('address', input.address ?? '', ADDRESS_MAX),
    input.endAt <= input.beginAt || input.endAt - input.beginAt > SESSION_LENGTH_MAX
      ? invalid('end_at', { kind: 'MALFORMED' })
      : null,
    urlsProblem(input.urls),
    linkProblem('vod_link', blankAsNull(input.vodLink)),
  ].filter((problem) => problem !== null);

export function validateSession<Input extends SessionInput>(input: Input): Result<Input, InvalidInput> {
  const [problem] = sessionProblems(input);
  if (problem !== undefined) return refused(problem);
  return ok({
    ...input,
    name: visibleText(input.name),
    description: blankAsNull(input.description),
    address: blankAsNull(input.address),
    vodLink: blankAsNull(input.vodLink),
  });
}

/** A single session may use its event's name; several need their own. [design] */
export const needsName = (session: { readonly name: string }, sessions: number): boolean =>
  sessions > 1 && session.name.trim() === '';

type Times = { readonly beginAt: Instant; readonly endAt: Instant };

/** First begin and last end of an event's sessions; unchanged without sessions. */
export function eventTimes(kept: Times, sessions: readonly Times[]): Times {
  if (sessions.length === 0) return { beginAt: kept.beginAt, endAt: kept.endAt };
  return {
    beginAt: instant(Math.min(...sessions.map((session) => session.beginAt))),
    endAt: instant(Math.max(...sessions.map((session) => session.endAt))),
  };
}
