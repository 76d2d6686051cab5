import type { GraphQLError } from 'graphql';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Refusal } from '#domain/refusal.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';
import { RefusalError } from './refusal-error.ts';

export type PresentedError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly data?: Readonly<Record<string, unknown>>;
    readonly correlationId?: string;
  };
};

export type PresenterParts = {
  readonly locale: Locale;
  readonly correlationId: string;
  readonly isOutage: (error: unknown) => boolean;
  /** Receives every bug, with the id that the caller got. */
  readonly onBug: (error: unknown) => void;
};

const OUTAGE: Refusal = { code: 'BUSY', retryAfterMs: 1_000, because: 'OUTAGE' };

/** The sentence is in the caller's language. */
export function presentRefusal(refusal: Refusal, locale: Locale, path?: readonly (string | number)[]): PresentedError {
  const { code, ...data } = refusal;
  return {
    message: refusalSentence(refusal, locale),
    ...(path === undefined ? {} : { path }),
    extensions: { code, data },
  };
}

/** A refusal gives its code, an outage asks to try again, a bug tells only its id. */
export function presentError(error: GraphQLError, parts: PresenterParts): PresentedError {
  const cause = error.originalError;
  if (cause instanceof RefusalError) return presentRefusal(cause.refusal, parts.locale, error.path);
  if (parts.isOutage(cause)) return presentRefusal(OUTAGE, parts.locale, error.path);
  parts.onBug(cause ?? error);
  return {
    message: bugSentence(parts.locale),
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { code: 'INTERNAL', correlationId: parts.correlationId },
  };
}

const VARIABLE = /^Variable "\$(\w+)" (?:got invalid value|of (?:required|non-null) type)/;
const AT = / at "([^"]+)"/;

function problemOf(message: string): InputProblem {
  if (/was not provided|not to be null|must not be null/.test(message)) return { kind: 'REQUIRED' };
  const int = /non 32-bit signed integer value: (-?)/.exec(message);
  if (int !== null)
    return int[1] === '-' ? { kind: 'TOO_SMALL', min: -2_147_483_648 } : { kind: 'TOO_LARGE', max: 2_147_483_647 };
  return /cannot represent (?:non-integer|non numeric|a value that is not a whole)/.test(message)
    ? { kind: 'NOT_A_NUMBER' }
    : { kind: 'MALFORMED' };
}

/** Undefined for any other complaint. */
export function refusalOfVariable(error: GraphQLError): Extract<Refusal, { code: 'INVALID_INPUT' }> | undefined {
  const variable = VARIABLE.exec(error.message)?.[1];
  if (variable === undefined) return undefined;
  // graphql's wording for a missing nested field: `Field "name" of required type "String!" was not provided`.
  const missing = /Field "(\w+)" of required type/.exec(error.message)?.[1];
  const at = AT.exec(error.message)?.[1] ?? variable;
  const field = missing === undefined ? at : `${at}.${missing}`;
  return { code: 'INVALID_INPUT', field, problem: problemOf(error.message) };
}
