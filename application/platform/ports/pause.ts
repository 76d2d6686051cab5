import { type Token, token } from '#domain/kernel/token.ts';

export type Pause = (ms: number) => Promise<void>;
export const Pause: Token<Pause> = token('Pause');
