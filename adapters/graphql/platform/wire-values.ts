import * as z from 'zod/mini';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';

export const moment = z.pipe(z.number(), z.transform(instant));
export const money = z.pipe(z.number(), z.transform(dong));
export const textOrNull = z.nullable(z.string());
