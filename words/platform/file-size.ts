import type { Locale } from '#domain/kernel/locale/locale.ts';

const MEBIBYTE = 1_048_576;
const KIBIBYTE = 1_024;

/** '1.2 MB' or '1,2 MB'; below a megabyte in whole kB, at least 1. Non-breaking. */
export function showFileSize(bytes: number, locale: Locale): string {
  if (bytes < MEBIBYTE) return `${Math.max(1, Math.round(bytes / KIBIBYTE))}\u00a0kB`;
  const size = (Math.round((bytes * 10) / MEBIBYTE) / 10).toString();
  return `${locale === 'vi' ? size.replace('.', ',') : size}\u00a0MB`;
}
