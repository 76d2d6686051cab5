import type { Page } from '#application/platform/ports/page.ts';
import type { DroppedEmail, SetAsideJob } from '#application/platform/ports/set-aside-work.ts';
import { SettleSetAside } from '#application/platform/settle-set-aside.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type SetAsideData =
  | { readonly kind: 'JOBS'; readonly found: Result<Page<SetAsideJob>, Refusal> }
  | { readonly kind: 'EMAILS'; readonly found: Result<Page<DroppedEmail>, Refusal> };

/** `?show=emails` lists emails. For admins. */
export const setAsideLoader = viewerLoader(
  async ({ use, query }): Promise<SetAsideData> => {
    const work = use(SettleSetAside);
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    return query.get('show') === 'emails'
      ? { kind: 'EMAILS', found: await work.emails(at) }
      : { kind: 'JOBS', found: await work.jobs(at) };
  },
  ({ abilities }) => abilities.includes('admin.set-aside'),
);
