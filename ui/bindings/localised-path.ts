/** Components may not import domain values, so the rule is re-exported here. */
export { baseOf, localeOfPath, localisedPath, neutralPath } from '#domain/kernel/locale/localised-path.ts';
