import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LookAfterUsers } from '#application/people/look-after-users.ts';
import type { FoundUser } from '#application/people/ports/user-desk.ts';
import { deviceName } from '#domain/people/device-name.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

/** 'Chrome, Android'; empty: unknown. */
export function shownDevice(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent ?? '');
  return [browser, system].filter((part) => part !== null).join(', ');
}

export const userQuery = (parts: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query.toString()}`;
};

/** `trouble`: why the last try failed. */
export function useEndSessions(user: FoundUser, onDone: () => void) {
  const { t } = useLingui();
  const users = useUseCase(LookAfterUsers);
  const { busy, act } = useDeskAct();
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    busy,
    trouble,
    forget: () => setTrouble(null),
    end: async (sessionId: string | null) => {
      const why = await act(users.endSessions(user.id, sessionId), t`Signed out`);
      setTrouble(why);
      if (why === null) onDone();
    },
  };
}
