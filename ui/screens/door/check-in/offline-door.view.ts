import { useEffect } from 'react';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { OfflineDoor } from '#application/door/ports/offline-door.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

/** Once it is up, so that it opens without a network. */
export function useOfflineDoor({ eventId, pass }: DoorPlace, isUp: boolean): void {
  const locale = useLocale();
  const session = useSession();
  const kept = useUseCase(OfflineDoor);
  const passId = pass?.id ?? null;
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;
  // The next person to sign in on this device removes what an earlier person's door left.
  const owner = passId === null ? accountId : `gate-pass:${passId}`;
  const path = passId === null ? paths.checkIn(eventId) : paths.gatePass(passId);
  useEffect(() => {
    if (owner !== null && isUp) void kept.keep(localisedPath(path, locale), owner);
  }, [kept, owner, path, locale, isUp]);
}
