import { type Token, token } from '#domain/kernel/token.ts';
import type { Questionnaires } from './questionnaires.ts';

/** The questions of an event, for those who answer them. */
export type AskedQuestions = Pick<Questionnaires, 'read'>;
export const AskedQuestions: Token<AskedQuestions> = token('AskedQuestions');
