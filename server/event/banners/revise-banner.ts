import { bannerProblem, type HomeBanner, MOST_BANNERS } from '#domain/event/home-banner.ts';
import { invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { HomeBanners, type KeptBanner } from '#server/event/ports/home-banners.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Null: a new one. */
type Seen = { readonly bannerId: string; readonly version: number } | null;
type BannerRefusal = RefusalOf<'INVALID_INPUT'> | RefusalOf<'CHANGED_MEANWHILE'> | RefusalOf<'NOT_FOUND'>;

/** `banner` null: takes it down. Audited with what it was. */
export type ReviseBanner = (given: {
  readonly seen: Seen;
  readonly banner: HomeBanner | null;
  readonly actor: AccountId;
}) => Promise<Result<KeptBanner | null, BannerRefusal>>;

export const ReviseBanner = defineUseCase(
  'ReviseBanner',
  { banners: HomeBanners, audit: AuditLog, transact: Transact, clock: Clock, ids: NewId },
  ({ banners, audit, transact, clock, ids }): ReviseBanner =>
    async ({ seen, banner, actor }) => {
      const problem = banner === null ? null : bannerProblem(banner);
      if (problem !== null) return refused(problem);
      return transact.transaction(async (tx): ReturnType<ReviseBanner> => {
        const all = await banners.lock(tx);
        const before = seen === null ? null : (all.find(({ bannerId }) => bannerId === seen.bannerId) ?? null);
        if (seen !== null && before === null) return refused({ code: 'NOT_FOUND' });
        if (before !== null && before.version !== seen?.version) return refused({ code: 'CHANGED_MEANWHILE' });
        if (before === null && all.length >= MOST_BANNERS)
          return refused(invalid('banners', { kind: 'TOO_LARGE', max: MOST_BANNERS }));
        const bannerId = before?.bannerId ?? ids.newId();
        const next = banner === null ? null : { ...banner, bannerId, version: (before?.version ?? 0) + 1 };
        if (next === null) await banners.remove(tx, bannerId);
        else await banners.put(tx, next, actor, clock.now());
        await audit.record(tx, {
          act: next === null ? 'banner.removed' : 'banner.saved',
          subject: `banner:${bannerId}`,
          eventId: null,
          actor,
          facts: { ...factsOf('before', before), ...factsOf('after', next) },
        });
        return ok(next);
      });
    },
);

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

// The text is the platform's own: no personal data.
const factsOf = (when: 'before' | 'after', banner: HomeBanner | null): Readonly<Record<string, string | null>> =>
  banner === null
    ? {}
    : {
        [`${when}.en`]: banner.text.en,
        [`${when}.vi`]: banner.text.vi,
        [`${when}.link`]: banner.link,
        [`${when}.from`]: moment(banner.from),
        [`${when}.until`]: moment(banner.until),
      };
