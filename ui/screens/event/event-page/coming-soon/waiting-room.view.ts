import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { paths } from '#ui/routes/paths.ts';

/** Which leads to the payment page, in turn. */
export const wayToWaitingRoom = (eventId: number, sessionId: number, locale: Locale): string =>
  localisedPath(paths.waiting(eventId, localisedPath(paths.payment(sessionId), locale)), locale);
