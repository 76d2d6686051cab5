import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LookAfterUsers } from '#application/people/look-after-users.ts';
import type { FoundUser } from '#application/people/ports/user-desk.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export { SUSPENSION_REASON_MAX as LONGEST_REASON } from '#domain/people/suspension.ts';

/** `trouble`: why the last try failed. */
export function useSuspension(user: FoundUser, onDone: () => void) {
  const { t } = useLingui();
  const users = useUseCase(LookAfterUsers);
  const { busy, act } = useDeskAct();
  const [trouble, setTrouble] = useState<string | null>(null);
  const settle = (why: string | null) => {
    setTrouble(why);
    if (why === null) onDone();
  };
  return {
    busy,
    trouble,
    suspend: async (reason: string) => settle(await act(users.suspend(user.id, reason), t`Account suspended`)),
    lift: async () => settle(await act(users.liftSuspension(user.id), t`Suspension lifted`)),
  };
}
