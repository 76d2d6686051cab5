import { token } from '#domain/kernel/token.ts';

/** Tells an unavailable database from a bug. The request may be repeated with the same idempotency key. */
export type Outage = { readonly recognises: (error: unknown) => boolean };
export const Outage = token<Outage>('Outage');
