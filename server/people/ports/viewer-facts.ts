import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';

/** The facts behind an account's permissions; anonymous for an account that does not exist. */
export type ViewerFacts = {
  readonly of: (accountId: AccountId) => Promise<PermissionViewer>;
  /** Forgets what is cached of an account whose rights changed on this node. */
  readonly forget: (accountId: AccountId) => void;
};

export const ViewerFacts: Token<ViewerFacts> = token<ViewerFacts>('ViewerFacts');
