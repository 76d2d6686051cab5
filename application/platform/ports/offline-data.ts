import { type Token, token } from '#domain/kernel/token.ts';

export type OfflineData = {
  readonly forgetAll: () => void;
  /** Forgets everything if it holds data of another account. */
  readonly forgetOthers: (accountId: string) => void;
};
export const OfflineData: Token<OfflineData> = token('OfflineData');
