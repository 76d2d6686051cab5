import type { Instant } from '#domain/kernel/instant.ts';
import { instant } from '#domain/kernel/instant.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Vietnamese feeds write local time without a zone (`YYYY-MM-DD HH:mm:ss`); Vietnam is UTC+7 all year. Null for anything else. */
export function vietnamTime(text: string): Instant | null {
  const local = LOCAL.exec(text);
  const ms = local === null ? (WITH_ZONE.test(text) ? Date.parse(text) : Number.NaN) : Date.parse(`${local[1]}T${local[2]}+07:00`);
  return Number.isNaN(ms) ? null : instant(ms);
}
