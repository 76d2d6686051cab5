import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** LINK_EXPIRED: not ours. */
export type MailingOptOuts = { readonly end: (secret: string) => Promise<Result<null, Refusal>> };
export const MailingOptOuts: Token<MailingOptOuts> = token('MailingOptOuts');
