import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { foundOrganisation } from '#domain/people/organisation-users.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type OrganisationRow, Organisations } from '#server/people/ports/organisations.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Creates an organisation; its creator is its first OWNER. [S7.3-08] */
export type CreateOrganisation = (
  creator: AccountId,
  organisation: { readonly name: string; readonly website: string | null },
) => Promise<Result<OrganisationRow, RefusalOf<'NOT_FOUND'>>>;

export const CreateOrganisation = defineUseCase(
  'CreateOrganisation',
  { organisations: Organisations, audit: AuditLog, transact: Transact, clock: Clock, ids: NewId },
  ({ organisations, audit, transact, clock, ids }): CreateOrganisation =>
    async (creator, { name, website }) => {
      const organisationId = ids.newId();
      const at = clock.now();
      await transact.transaction(async (tx) => {
        await organisations.add(tx, { organisationId, name, website, creator, at });
        for (const { accountId, role } of foundOrganisation(creator))
          await organisations.put(tx, organisationId, { accountId, role, at });
        await audit.record(tx, {
          act: 'organisation.created',
          subject: `organisation:${organisationId}`,
          eventId: null,
          actor: creator,
        });
      });
      const created = await organisations.find(organisationId);
      return created === null ? refused({ code: 'NOT_FOUND' }) : ok(created);
    },
);
