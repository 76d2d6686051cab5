import { StaffDesk } from '#application/people/ports/staff-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';

/** An address is checked before it is sent. [S6-25] */
export type ManageStaff = Omit<StaffDesk, 'add'> & {
  readonly add: (corporateId: number, email: string, role: StaffRole) => Promise<Result<null, Refusal>>;
};

export const ManageStaff = defineUseCase(
  'ManageStaff',
  { desk: StaffDesk },
  ({ desk }): ManageStaff => ({
    read: (corporateId) => desk.read(corporateId),
    async add(corporateId, typed, role) {
      const email = parseEmailAddress(typed);
      if (!email.ok) return email;
      const added = await desk.add(corporateId, email.value, role);
      return added.ok ? ok(null) : added;
    },
    change: (corporateId, userId, change) => desk.change(corporateId, userId, change),
    remove: (corporateId, userId) => desk.remove(corporateId, userId),
    async offer(corporateId, typed) {
      const email = parseEmailAddress(typed);
      return email.ok ? desk.offer(corporateId, email.value) : email;
    },
    withdrawOffer: (corporateId) => desk.withdrawOffer(corporateId),
  }),
);
