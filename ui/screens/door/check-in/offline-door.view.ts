import { useEffect } from 'react';
import { OfflineDoor } from '#application/door/ports/offline-door.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

/** Keeps this page on the device once it is up, so that it opens without a network. */
export function useOfflineDoor(eventId: number, isUp: boolean): void {
  const locale = useLocale();
  const session = useSession();
  const kept = useUseCase(OfflineDoor);
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;
  useEffect(() => {
    if (accountId !== null && isUp) void kept.keep(localisedPath(paths.checkIn(eventId), locale), accountId);
  }, [kept, accountId, eventId, locale, isUp]);
}
