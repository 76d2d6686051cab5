import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { decideOrganisation, type OrganisationRole } from '#domain/people/organisation-users.ts';
import { type RosterCommand, roleOf } from '#domain/people/roster.ts';
import { organisationAbilities } from '#domain/permission/organisation-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows, type AccountViewer } from '#server/people/ports/account-rows.ts';
import { Organisations } from '#server/people/ports/organisations.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type OrganisationCommand =
  | { readonly kind: 'ADD'; readonly email: string; readonly role: OrganisationRole }
  | { readonly kind: 'REMOVE'; readonly accountId: AccountId };
type UsersRefused =
  | RefusalOf<'NOT_FOUND'>
  | RefusalOf<'FORBIDDEN'>
  | RefusalOf<'INVALID_EMAIL'>
  | RefusalOf<'MEMBERS_REFUSED'>;

/** Everybody may leave. Audited. A foreign organisation looks like a missing one. [S7.3-09] [S7.3-11] */
export type ChangeOrganisationUsers = (
  viewer: AccountViewer,
  organisationId: string,
  command: OrganisationCommand,
) => Promise<Result<{ readonly accountId: AccountId }, UsersRefused>>;

export const ChangeOrganisationUsers = defineUseCase(
  'ChangeOrganisationUsers',
  { organisations: Organisations, accounts: AccountRows, audit: AuditLog, transact: Transact, clock: Clock },
  ({ organisations, accounts, audit, transact, clock }): ChangeOrganisationUsers => {
    async function named(
      asked: OrganisationCommand,
    ): Promise<Result<RosterCommand<OrganisationRole>, RefusalOf<'INVALID_EMAIL'>>> {
      if (asked.kind === 'REMOVE') return ok(asked);
      const email = parseEmailAddress(asked.email);
      if (!email.ok) return email;
      const account = await accounts.findByEmail(email.value);
      return ok({ kind: 'ADD', accountId: account?.accountId ?? null, role: asked.role });
    }

    return async (viewer, organisationId, asked) => {
      const read = await named(asked);
      if (!read.ok) return read;
      const command = read.value;
      return transact.transaction(async (tx): Promise<Result<{ accountId: AccountId }, UsersRefused>> => {
        const users = await organisations.lock(tx, organisationId);
        const own = users === null ? null : roleOf(users, viewer.accountId);
        const abilities = organisationAbilities(viewer, { role: own });
        if (users === null || !abilities.includes('organisation.view')) return refused({ code: 'NOT_FOUND' });
        const leaves = command.kind === 'REMOVE' && command.accountId === viewer.accountId;
        if (!abilities.includes(leaves ? 'organisation.leave' : 'organisation.users'))
          return refused({ code: 'FORBIDDEN' });
        // An admin of the platform acts as an owner would.
        const actor = { accountId: viewer.accountId, role: own ?? 'OWNER' };
        const decided = decideOrganisation(command, actor, users);
        if (!decided.ok) return refused({ code: 'MEMBERS_REFUSED', because: decided.refusal.code });
        const { accountId } = command;
        if (accountId === null) return refused({ code: 'MEMBERS_REFUSED', because: 'NO_ACCOUNT' });
        for (const happened of decided.value) {
          if (happened.kind === 'REMOVED') await organisations.remove(tx, organisationId, happened.accountId);
          else
            await organisations.put(tx, organisationId, {
              accountId: happened.accountId,
              role: happened.role,
              at: clock.now(),
            });
          await audit.record(tx, {
            act: happened.kind === 'REMOVED' ? 'organisation.user-removed' : 'organisation.user-added',
            subject: `organisation:${organisationId}`,
            eventId: null,
            actor: viewer.accountId,
            facts: { account: happened.accountId },
          });
        }
        return ok({ accountId });
      });
    };
  },
);
