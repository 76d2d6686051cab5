import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { AccountViewer } from '#server/people/ports/account-rows.ts';
import { type CorporateLook, CorporateLooks } from '#server/people/ports/corporate-looks.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { type PhotoFacts, StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type LookRefused = RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'> | RefusalOf<'INVALID_INPUT'>;

/** Pictures must be the account's own uploads. A corporate out of sight looks like a missing one. */
export type RecordCorporateLook = (
  viewer: AccountViewer,
  corporateId: number,
  look: CorporateLook,
) => Promise<Result<null, LookRefused>>;

/** A logo is shown small, a banner across the page. */
const SHOWN: Readonly<Record<keyof CorporateLook, (picture: PhotoFacts) => string>> = {
  logo: ({ cardUrl }) => cardUrl,
  banner: ({ url }) => url,
};

export const RecordCorporateLook = defineUseCase(
  'RecordCorporateLook',
  { publishers: PublisherDirectory, looks: CorporateLooks, files: StoredFiles, transact: Transact, audit: AuditLog },
  ({ publishers, looks, files, transact, audit }): RecordCorporateLook =>
    async (viewer, corporateId, asked) => {
      const [corporate] = await publishers.corporates([corporateId]);
      const abilities = corporate === undefined ? [] : corporateAbilities(viewer, corporate);
      if (!abilities.includes('corporate.view')) return refused({ code: 'NOT_FOUND' });
      if (!abilities.includes('corporate.edit')) return refused({ code: 'FORBIDDEN' });
      const look: { -readonly [Part in keyof CorporateLook]: CorporateLook[Part] } = {};
      for (const part of ['logo', 'banner'] as const) {
        const address = asked[part];
        if (address === undefined) continue;
        const picture = address === null ? null : await files.find(address);
        if (address !== null && picture?.accountId !== viewer.accountId)
          return refused({ code: 'INVALID_INPUT', field: `input.${part}`, problem: { kind: 'MALFORMED' } });
        look[part] = picture === null ? null : SHOWN[part](picture);
      }
      await transact.transaction(async (tx) => {
        await looks.change(tx, corporateId, look);
        await audit.record(tx, {
          act: 'corporate.look-changed',
          subject: `corporate:${corporateId}`,
          eventId: null,
          actor: viewer.accountId,
        });
      });
      return ok(null);
    },
);
