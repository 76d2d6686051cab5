import { SettingsDesk } from '#application/platform/ports/settings-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type KeepSettings = SettingsDesk;

export const KeepSettings = defineUseCase(
  'KeepSettings',
  { desk: SettingsDesk },
  ({ desk }): KeepSettings => ({
    fees: () => desk.fees(),
    changeFee: (fee, change) => desk.changeFee(fee, change),
    banners: () => desk.banners(),
    saveBanner: (known, banner) => desk.saveBanner(known, banner),
    removeBanner: (known) => desk.removeBanner(known),
    categories: () => desk.categories(),
    saveCategory: (known, category) => desk.saveCategory(known, category),
    orderCategories: (ids) => desk.orderCategories(ids),
  }),
);
