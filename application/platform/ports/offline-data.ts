import { type Token, token } from '#domain/kernel/token.ts';

/** What this browser keeps of a person's own, so that it is there without a network. */
export type OfflineData = {
  readonly forgetAll: () => void;
  /** Everything, where something of another account is among it. */
  readonly forgetOthers: (accountId: string) => void;
};
export const OfflineData: Token<OfflineData> = token('OfflineData');
