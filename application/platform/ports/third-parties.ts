import { type Token, token } from '#domain/kernel/token.ts';

export type ThirdParty =
  | { readonly service: 'ANALYTICS'; readonly script: string; readonly id: string }
  | { readonly service: 'CHAT'; readonly origin: string; readonly agentId: string }
  | { readonly service: 'TRANSLATION'; readonly script: string; readonly language: string };

export type ThirdParties = {
  /** Loads it once per page. A failure is logged only. */
  readonly load: (party: ThirdParty) => void;
};
export const ThirdParties: Token<ThirdParties> = token('ThirdParties');
