import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ManageStaff } from '#application/people/manage-staff.ts';
import type { StaffMember, StaffTeam } from '#application/people/ports/staff-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { STAFF_ROLES_EXPLAINED, STAFF_ROLES_SAID } from '#words/people/staff-roles.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const roleName = (role: StaffRole, locale: Locale): string => STAFF_ROLES_SAID[role][locale];
export const roleExplained = (role: StaffRole, locale: Locale): string => STAFF_ROLES_EXPLAINED[role][locale];
export const memberName = (member: StaffMember): string => fullName(member) || member.email;

/** Members whom the viewer may change: of a managed role, and not themselves. */
export const mayChange = (member: StaffMember, { manages }: StaffTeam): boolean =>
  !member.isViewer && manages.includes(member.role);

export function useStaff({ corporateId }: StaffTeam) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const manage = useUseCase(ManageStaff);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt(act: () => Promise<Result<null, Refusal>>, said: string): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    const answer = await act().catch(() => null);
    setBusy(false);
    if (answer?.ok === true) {
      toast.success(said);
      await revalidate();
      return true;
    }
    setProblem(
      answer === null ? t`Can’t reach the server. Please try again.` : refusalSentence(answer.refusal, locale),
    );
    return false;
  }
  return {
    busy,
    problem,
    forget: () => setProblem(null),
    add: (email: string, role: StaffRole) =>
      attempt(() => manage.add(corporateId, email, role), t`Added. We’ve emailed them.`),
    offer: (email: string) => attempt(() => manage.offer(corporateId, email), t`Offered. We’ve emailed them.`),
    withdrawOffer: () => attempt(() => manage.withdrawOffer(corporateId), t`Offer withdrawn`),
    changeRole: (member: StaffMember, role: StaffRole) =>
      attempt(() => manage.change(corporateId, member.userId, { role }), t`Role changed`),
    setActive: (member: StaffMember, active: boolean) =>
      attempt(
        () => manage.change(corporateId, member.userId, { active }),
        active ? t`${memberName(member)} is active again` : t`${memberName(member)} is paused`,
      ),
    remove: (member: StaffMember) =>
      attempt(() => manage.remove(corporateId, member.userId), t`${memberName(member)} was removed`),
  };
}
