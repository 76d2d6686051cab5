import { token } from '#domain/kernel/token.ts';

/** A fresh UUIDv7: ids sort by time, also within one millisecond of one process. */
export type NewId = { readonly newId: () => string };
export const NewId = token<NewId>('NewId');
