import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { said } from '#words/platform/said.ts';

export function organiserMessage({ approval }: OrderLetter, locale: Locale): readonly string[] {
  const message = approval?.message ?? null;
  return message === null
    ? []
    : [said(`Message from the organiser: ${message}`, `Lời nhắn từ ban tổ chức: ${message}`)[locale]];
}
