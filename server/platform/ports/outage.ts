import { token } from '#domain/kernel/token.ts';

/**
 * Tells a database that is away for a moment from a bug. What was asked may be repeated with the same idempotency key.
 */
export type Outage = { readonly recognises: (error: unknown) => boolean };
export const Outage = token<Outage>('Outage');
