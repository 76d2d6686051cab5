import { token } from '#domain/kernel/token.ts';

export type Outage = { readonly recognises: (error: unknown) => boolean };
export const Outage = token<Outage>('Outage');
