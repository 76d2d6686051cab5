import { useEffect, useState } from 'react';
import { LookAtSession } from '#application/event/look-at-session.ts';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export function useWholeSession(session: SessionOnSale | null): SessionOnSale | null {
  const lookAtSession = useUseCase(LookAtSession);
  const [whole, setWhole] = useState<SessionOnSale | null>(null);
  useEffect(() => {
    if (session === null || session.light === null) return;
    let away = false;
    void lookAtSession(session.id).then((found) => found !== null && !away && setWhole(found));
    return () => {
      away = true;
    };
  }, [lookAtSession, session]);
  return session !== null && session.light !== null && whole?.id === session.id ? whole : session;
}
