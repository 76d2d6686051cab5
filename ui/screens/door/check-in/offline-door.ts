import type { Locale } from '#domain/kernel/locale/locale.ts';
import { escaped, offlineDocument } from '#ui/screens/offline-document.ts';

export type OfflineDoorWords = { readonly notice: string; readonly again: string; readonly next: string };

/** A door that was reloaded without a network: what waits, and the way back. */
export const offlineDoor = (eventName: string, locale: Locale, { notice, again, next }: OfflineDoorWords): string =>
  offlineDocument({
    locale,
    title: eventName,
    notice,
    body:
      `<article><div class="words"><h1>${escaped(eventName)}</h1><p>${escaped(next)}</p>` +
      `<ul><li><a href="">${escaped(again)}</a></li></ul></div></article>`,
  });
