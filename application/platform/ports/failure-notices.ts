import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

/** Failed HTTP responses, keyed by status; callers still get the error. [S7.1] */
export type FailureNotices = {
  readonly tell: (status: string) => void;
  readonly of: (status: string) => Observable<string>;
};
export const FailureNotices: Token<FailureNotices> = token('FailureNotices');
