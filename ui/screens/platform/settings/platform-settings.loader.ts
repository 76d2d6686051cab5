import { KeepSettings } from '#application/platform/keep-settings.ts';
import type { KeptCategory, ListedBanner, PlatformFee } from '#application/platform/ports/settings-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type PlatformSettingsData = {
  readonly fees: Result<readonly PlatformFee[], Refusal>;
  readonly banners: Result<readonly ListedBanner[], Refusal>;
  readonly categories: Result<readonly KeptCategory[], Refusal>;
  readonly mayChange: boolean;
  readonly now: number;
};

/** Accountants read, admins change. */
export const platformSettingsLoader = viewerLoader(
  async ({ use, account, now }): Promise<PlatformSettingsData> => {
    const settings = use(KeepSettings);
    const [fees, banners, categories] = await Promise.all([settings.fees(), settings.banners(), settings.categories()]);
    return { fees, banners, categories, now, mayChange: account.abilities.includes('settings.change') };
  },
  ({ abilities }) => abilities.includes('admin.settings'),
);
