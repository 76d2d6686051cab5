import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Every failed answer with an HTTP status, told app-wide and keyed by the status as text; the caller still gets the
 * error itself. [S7.1]
 */
export type FailureNotices = {
  readonly tell: (status: string) => void;
  readonly of: (status: string) => Observable<string>;
};
export const FailureNotices: Token<FailureNotices> = token('FailureNotices');
