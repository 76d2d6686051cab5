import type { AuditedAct, AuditFilter } from '#application/platform/ports/audit-trail.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { AUDIT_ACTS } from '#domain/permission/audit-act.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { addDays } from '#domain/time/shift-days.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { AUDIT_ACTS_SAID } from '#words/platform/audit-acts.ts';
import type { Said } from '#words/platform/said.ts';
import { EMAILS_SAID, JOBS_SAID } from '#words/platform/set-aside-names.ts';

const FIELDS = ['actor', 'act', 'subject', 'from', 'to'] as const;

/** As typed; empty: not filtered by. Days as YYYY-MM-DD. */
export type AuditQuery = Readonly<Record<(typeof FIELDS)[number], string>>;

export const readAuditQuery = (from: { readonly get: (name: string) => unknown }): AuditQuery => {
  const typed = (name: string): string => String(from.get(name) ?? '').trim();
  return {
    actor: typed('actor'),
    act: typed('act'),
    subject: typed('subject'),
    from: typed('from'),
    to: typed('to'),
  };
};

export function auditQueryText(asked: Partial<AuditQuery>): string {
  const query = new URLSearchParams();
  for (const name of FIELDS) if ((asked[name] ?? '') !== '') query.set(name, asked[name] ?? '');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

const orNull = (typed: string): string | null => (typed === '' ? null : typed);
const midnight = (day: string) => instantOfWallClock(`${day}T00:00`, DEFAULT_TIMEZONE);

/** Days are Vietnam's, the last one included; what cannot be read filters nothing. */
export function auditFilter(asked: AuditQuery): AuditFilter {
  const lastDay = midnight(asked.to);
  return {
    actor: orNull(asked.actor),
    act: AUDIT_ACTS.find((act) => act === asked.act) ?? null,
    subject: orNull(asked.subject),
    from: midnight(asked.from),
    to: lastDay === null ? null : addDays(lastDay, 1, DEFAULT_TIMEZONE),
  };
}

/** An act that no longer exists is shown by its name. */
export function actName(act: string, locale: Locale): string {
  const known = AUDIT_ACTS.find((one) => one === act);
  return known === undefined ? act : AUDIT_ACTS_SAID[known][locale];
}

const NAMED: ReadonlyMap<string, ReadonlyMap<string, Said>> = new Map([
  ['task', new Map<string, Said>(Object.entries(JOBS_SAID))],
  ['message', new Map<string, Said>(Object.entries(EMAILS_SAID))],
]);

/** Jobs and emails by their names; one that no longer exists by its code. */
export const factText = ({ name, value }: AuditedAct['facts'][number], locale: Locale): string =>
  NAMED.get(name)?.get(value)?.[locale] ?? `${name}: ${value}`;

export const actChoices = (locale: Locale) =>
  AUDIT_ACTS.map((act) => ({ act, name: AUDIT_ACTS_SAID[act][locale] })).toSorted((one, other) =>
    one.name.localeCompare(other.name, locale),
  );
