import { useEffect } from 'react';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { OfflineDoor } from '#application/door/ports/offline-door.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import { type OfflineDoorWords, offlineDoor } from './offline-door.ts';

/** Stores what this page is reloaded into without a network. */
export function useOfflineDoor({ eventId, name }: DoorPlace, words: OfflineDoorWords): void {
  const locale = useLocale();
  const session = useSession();
  const kept = useUseCase(OfflineDoor);
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;
  const html = offlineDoor(name, locale, words);
  useEffect(() => {
    if (accountId !== null) void kept.keep(localisedPath(paths.checkIn(eventId), locale), accountId, html);
  }, [kept, accountId, eventId, locale, html]);
}
