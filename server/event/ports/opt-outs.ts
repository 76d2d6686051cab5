import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** EVENT: of the emails of one event. ORGANISER: of all emails of its organiser, invitations included. */
type OptOutScope = 'EVENT' | 'ORGANISER';
export type OptOut = { readonly scope: OptOutScope; readonly eventId: number; readonly email: string };

/** Who wants no more emails by an event's team. */
export type OptOuts = {
  /** Repeating is safe. */
  readonly add: (optOut: OptOut, at: Instant) => Promise<void>;
  /** Those of the addresses, in lower case, that opted out of the event's emails or its organiser's. */
  readonly among: (eventId: number, emails: readonly string[]) => Promise<ReadonlySet<string>>;
};
export const OptOuts: Token<OptOuts> = token<OptOuts>('OptOuts');
