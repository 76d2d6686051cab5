import { type Token, token } from '#domain/kernel/token.ts';
import type { CodeLimits as Limits } from '#domain/people/one-time-code.ts';

/** Whether codes are counted; a bench switches it off. */
export type CodeLimits = Limits;
export const CodeLimits: Token<CodeLimits> = token('CodeLimits');
