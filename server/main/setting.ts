import { z } from 'zod';

/** One setting. An empty one is left out: shells and compose files write `PORT=` for that. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const webAddress = z.url({ protocol: /^https?$/, error: 'is not an http(s):// address' });
