import type { Form, FormField } from './form.ts';

/**
 * The version that is asked now; null before there is a form. Versions stand in the order in which they were written.
 */
export const newestForm = (versions: readonly Form[]): Form | null => versions.at(-1) ?? null;

/** The form that answers were given to; null for a version that this event never had. */
export const formOfVersion = (versions: readonly Form[], version: number): Form | null =>
  versions.find((form) => form.version === version) ?? null;

/**
 * What changing the questions does: one more version, unless nothing changed. Those before stay as they are. [design]
 */
export function reviseForm(versions: readonly Form[], fields: readonly FormField[]): readonly Form[] {
  const newest = newestForm(versions);
  if (newest !== null && told(newest.fields) === told(fields)) return versions;
  return [...versions, { version: (newest?.version ?? 0) + 1, fields }];
}

/** What questions say, in whatever order a database keeps the parts of each. */
const told = (fields: readonly FormField[]): string =>
  JSON.stringify(fields, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  );
