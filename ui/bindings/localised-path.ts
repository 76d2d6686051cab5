/** Where the language stands in an address is a rule of both sides; components reach it here. */
export { baseOf, localeOfPath, localisedPath, neutralPath } from '#domain/kernel/locale/localised-path.ts';
