import { z } from 'zod';

/** An optional setting. Empty counts as absent: shells and compose files write `PORT=`. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const webAddress = z.url({ protocol: /^https?$/, error: 'is not an http(s):// address' });
