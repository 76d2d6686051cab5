import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress, sameEmail } from '#domain/people/email-address.ts';
import {
  decideStaff,
  evolveStaff,
  type Staff,
  type StaffCommand,
  type StaffEvent,
  staffStanding,
} from '#domain/people/staff.ts';
import { isAdmin, ownsCorporate, type StaffRole } from '#domain/people/viewer.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows, type AccountViewer } from '#server/people/ports/account-rows.ts';
import { CorporateStaff } from '#server/people/ports/corporate-staff.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type StaffWish =
  | { readonly kind: 'ADD'; readonly email: string; readonly role: StaffRole }
  | Exclude<StaffCommand, { kind: 'ADD' }>;
type StaffRefused =
  | RefusalOf<'NOT_FOUND'>
  | RefusalOf<'FORBIDDEN'>
  | RefusalOf<'INVALID_EMAIL'>
  | RefusalOf<'MEMBERS_REFUSED'>;

/** Members may leave, paused ones too. Audited. [S6-25] [S6-26] */
export type ChangeStaff = (
  viewer: AccountViewer,
  corporateId: number,
  wish: StaffWish,
) => Promise<Result<{ readonly accountId: AccountId }, StaffRefused>>;

const ACTS = {
  ADDED: 'corporate-staff.added',
  ROLE_CHANGED: 'corporate-staff.role-changed',
  REMOVED: 'corporate-staff.removed',
  RESTED: 'corporate-staff.rested',
  REACTIVATED: 'corporate-staff.reactivated',
} as const satisfies Record<StaffEvent['kind'], string>;

export const ChangeStaff = defineUseCase(
  'ChangeStaff',
  {
    staff: CorporateStaff,
    publishers: PublisherDirectory,
    accounts: AccountRows,
    viewers: ViewerFacts,
    outbox: EmailOutbox,
    audit: AuditLog,
    transact: Transact,
    ids: NewId,
  },
  ({ staff, publishers, accounts, viewers, outbox, audit, transact, ids }): ChangeStaff => {
    async function named(wish: StaffWish): Promise<Result<StaffCommand, RefusalOf<'INVALID_EMAIL'>>> {
      if (wish.kind !== 'ADD') return ok(wish);
      const email = parseEmailAddress(wish.email);
      if (!email.ok) return email;
      const account = await accounts.findByEmail(email.value);
      return ok({ kind: 'ADD', accountId: account?.accountId ?? null, role: wish.role });
    }

    return async (viewer, corporateId, wish) => {
      const [corporate] = await publishers.corporates([corporateId]);
      const abilities = corporate === undefined ? [] : corporateAbilities(viewer, corporate);
      const leaves = wish.kind === 'REMOVE' && wish.accountId === viewer.accountId;
      const mayView = abilities.includes('corporate.view');
      if (!leaves && !mayView) return refused({ code: 'NOT_FOUND' });
      const read = await named(wish);
      if (!read.ok) return read;
      const command = read.value;
      const { accountId } = command;
      if (!leaves && !abilities.includes('corporate.staff')) return refused({ code: 'FORBIDDEN' });
      const target = accountId === null ? null : await accounts.find(accountId);
      const changed = await transact.transaction(
        async (tx): Promise<Result<{ accountId: AccountId }, StaffRefused>> => {
          const locked = await staff.lock(tx, corporateId);
          if (locked === null) return refused({ code: 'NOT_FOUND' });
          const members = await staff.inTransaction(tx, corporateId);
          const own = members.find((member) => member.accountId === viewer.accountId && (member.active || leaves));
          const standing = staffStanding(
            { owns: ownsCorporate(viewer, corporateId), isAdmin: isAdmin(viewer) },
            own?.role ?? null,
          );
          if (standing === null && !mayView) return refused({ code: 'NOT_FOUND' });
          if (standing === null)
            return refused(leaves ? { code: 'MEMBERS_REFUSED', because: 'NOT_IN' } : { code: 'FORBIDDEN' });
          const isOwner = locked.ownerEmail !== null && target !== null && sameEmail(target.email, locked.ownerEmail);
          const decided = decideStaff(
            command,
            { accountId: viewer.accountId, standing },
            { ownerAccountId: isOwner ? target.accountId : null, staff: members },
          );
          if (!decided.ok) return refused({ code: 'MEMBERS_REFUSED', because: decided.refusal.code });
          if (accountId === null || target === null) return refused({ code: 'MEMBERS_REFUSED', because: 'NO_ACCOUNT' });
          let now: Staff = members;
          for (const happened of decided.value) {
            now = evolveStaff(now, happened);
            const member = now.find((one) => one.accountId === happened.accountId);
            if (member === undefined) await staff.remove(tx, corporateId, happened.accountId);
            else await staff.put(tx, corporateId, member);
            await audit.record(tx, {
              act: ACTS[happened.kind],
              subject: `corporate:${corporateId}`,
              eventId: null,
              actor: viewer.accountId,
              facts: { account: happened.accountId, role: member?.role ?? null },
            });
            if (happened.kind === 'ADDED')
              await outbox.queue(tx, [
                {
                  content: {
                    message: 'staff-joined',
                    noticeId: ids.newId(),
                    companyName: corporate?.displayName ?? corporate?.companyName ?? '',
                    role: happened.role,
                  },
                  recipient: target.email,
                  locale: target.locale,
                },
              ]);
          }
          return ok({ accountId });
        },
      );
      if (changed.ok) viewers.forget(changed.value.accountId);
      return changed;
    };
  },
);
