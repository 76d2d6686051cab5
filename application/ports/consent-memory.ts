import type { ConsentAnswer } from '#domain/consent/service-consent.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Where this browser keeps what was answered. Null: nothing that can be read. */
export type ConsentMemory = {
  readonly recall: () => ConsentAnswer | null;
  readonly remember: (answer: ConsentAnswer) => void;
};
export const ConsentMemory: Token<ConsentMemory> = token('ConsentMemory');
