import type { TextFileRefusal } from '#domain/kernel/files/text-file.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showFileSize } from './file-size.ts';
import { said } from './said.ts';

/** Why a chosen text file is not read, and what to do. */
export function textFileSentence({ maxBytes }: TextFileRefusal, locale: Locale): string {
  const most = showFileSize(maxBytes, locale);
  return said(
    `This file is larger than ${most}. Export fewer rows or split the file, then choose it again.`,
    `Tệp này lớn hơn ${most}. Hãy xuất ít dòng hơn hoặc chia nhỏ tệp rồi chọn lại.`,
  )[locale];
}
