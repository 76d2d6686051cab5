import { token } from '#domain/kernel/token.ts';

/** Why this node should get no requests now; null when ready. For operators, in English. */
export type AppReadiness = { readonly problem: () => Promise<string | null> };
export const AppReadiness = token<AppReadiness>('AppReadiness');
