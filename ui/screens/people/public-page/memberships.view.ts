import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { LeaveTeam } from '#application/people/leave-team.ts';
import type { Membership } from '#application/people/ports/memberships.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { ORGANISATION_ROLES_SAID } from '#words/people/organisation-roles.ts';
import { STAFF_ROLES_SAID } from '#words/people/staff-roles.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { useAnswer } from './answer.view.ts';

export type { Membership } from '#application/people/ports/memberships.ts';

export const roleWords = (one: Membership, locale: Locale): string =>
  (one.kind === 'CORPORATE' ? STAFF_ROLES_SAID[one.role] : ORGANISATION_ROLES_SAID[one.role])[locale];

export function useMemberships() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const teams = useUseCase(LeaveTeam);
  const sessions = useUseCase(SessionKeeper);
  const { answer, again, replace } = useAnswer(useCallback(() => teams.list(), [teams]));
  const [leaving, setLeaving] = useState<Membership | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function leave(one: Membership): Promise<void> {
    setBusy(true);
    setProblem(null);
    const left = await teams.leave(one).catch(() => null);
    setBusy(false);
    if (left === null) return setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    if (!left.ok) return setProblem(refusalSentence(left.refusal, locale));
    setLeaving(null);
    if (answer.kind === 'READY') replace(answer.value.filter((other) => other !== one));
    toast.success(t`You left ${one.name}`);
    // Menus and pages follow what the account may do.
    await sessions.refresh().catch(() => undefined);
  }
  return {
    answer,
    again,
    leaving,
    busy,
    problem,
    ask: (one: Membership | null) => {
      setProblem(null);
      setLeaving(one);
    },
    leave,
  };
}
