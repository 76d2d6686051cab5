import { type Token, token } from '#domain/kernel/token.ts';
import type { ConsentAnswer } from '#domain/people/service-consent.ts';

/** null: nothing readable. */
export type ConsentMemory = {
  readonly recall: () => ConsentAnswer | null;
  readonly remember: (answer: ConsentAnswer) => void;
};
export const ConsentMemory: Token<ConsentMemory> = token('ConsentMemory');
