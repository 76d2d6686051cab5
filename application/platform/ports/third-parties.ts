import { type Token, token } from '#domain/kernel/token.ts';

/** A service of others, with all that it needs to be loaded. */
export type ThirdParty =
  | { readonly service: 'ANALYTICS'; readonly script: string; readonly id: string }
  | { readonly service: 'CHAT'; readonly origin: string; readonly agentId: string }
  | { readonly service: 'TRANSLATION'; readonly script: string; readonly language: string };

export type ThirdParties = {
  /**
   * Brings it into this page, once. One that cannot be loaded is noted in the browser's log, and the page goes on
   * without it.
   */
  readonly load: (party: ThirdParty) => void;
};
export const ThirdParties: Token<ThirdParties> = token('ThirdParties');
