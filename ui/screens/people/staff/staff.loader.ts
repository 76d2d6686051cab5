import { ManageStaff } from '#application/people/manage-staff.ts';
import type { StaffTeam } from '#application/people/ports/staff-desk.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type StaffData = {
  /** Null: none could be shown. */
  readonly team: StaffTeam | null;
  readonly refusal: Refusal | null;
};

/** The corporate in the address (admins), else the viewer's own, else the one they are staff of. [S2.1-25] */
export const staffLoader = viewerLoader(async ({ use, query, account }): Promise<StaffData> => {
  const asked = Number(query.get('corporate') ?? Number.NaN);
  const corporateId =
    Number.isSafeInteger(asked) && asked > 0 ? asked : (account.corporate?.id ?? account.staff?.corporateId ?? null);
  if (corporateId === null) return { team: null, refusal: null };
  const found = await use(ManageStaff).read(corporateId);
  return { team: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
}, ROUTES['admin-staffs']);
