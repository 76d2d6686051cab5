import type { NewKey } from '#application/platform/ports/new-key.ts';

export const randomKey: NewKey = () => crypto.randomUUID();
