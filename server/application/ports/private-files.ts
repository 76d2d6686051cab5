import type { AccountId } from '#domain/account/account-id.ts';
import { type Token, token } from '#domain/kernel/token.ts';

type PrivateFile = { readonly accountId: AccountId; readonly fileId: string };

/** Where pictures lie that are not everybody's: sealed, and bound to whose they are. */
export type PrivateFiles = {
  readonly put: (file: PrivateFile & { readonly bytes: Uint8Array }) => Promise<void>;
  /** Null when there is none, or it was sealed for somebody else or under a key that is gone. */
  readonly get: (file: PrivateFile) => Promise<Uint8Array | null>;
  readonly remove: (fileId: string) => Promise<void>;
};
export const PrivateFiles: Token<PrivateFiles> = token<PrivateFiles>('PrivateFiles');
