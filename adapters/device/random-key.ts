import type { NewKey } from '#application/ports/new-key.ts';

export const randomKey: NewKey = () => crypto.randomUUID();
