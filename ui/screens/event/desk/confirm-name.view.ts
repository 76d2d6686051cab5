export { isSameName } from '#domain/kernel/names/same-name.ts';
