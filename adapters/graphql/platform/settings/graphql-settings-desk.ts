import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ListedFeeChange, SettingsDesk } from '#application/platform/ports/settings-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { FEE_NAMES, FEE_STATES } from '#domain/programme/fee-schedule.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  ChangePlatformFeeDocument,
  type FeeChangeFragment,
  OrderCategoriesDocument,
  PlatformBannersDocument,
  PlatformCategoriesDocument,
  PlatformFeesDocument,
  RemoveHomeBannerDocument,
  SaveCategoryDocument,
  SaveHomeBannerDocument,
} from './settings-desk.gen.ts';

const done = (answer: Result<unknown, Refusal>): Result<null, Refusal> => (answer.ok ? ok(null) : answer);

const changeOf = ({ version, hundredths, fixed, minimum, from, state }: FeeChangeFragment): ListedFeeChange => ({
  version,
  terms: { basisPoints: hundredths, fixed, minimum },
  from,
  state: FEE_STATES.find((known) => known === state) ?? 'OTHER',
});

export const makeGraphqlSettingsDesk = (transport: GraphqlTransport): SettingsDesk => ({
  async fees() {
    const answer = await transport(PlatformFeesDocument, {});
    if (!answer.ok) return answer;
    return ok(
      answer.value.platform_fees.flatMap(({ fee, version, now, changes }) => {
        const known = FEE_NAMES.find((name) => name === fee);
        return known === undefined ? [] : [{ fee: known, version, now: changeOf(now), changes: changes.map(changeOf) }];
      }),
    );
  },
  changeFee: async (fee, { terms, from, version }) => {
    const { basisPoints: hundredths, fixed, minimum } = terms;
    const input = { fee, version, hundredths, fixed, minimum, from };
    return done(await transport(ChangePlatformFeeDocument, { input }));
  },
  async banners() {
    const answer = await transport(PlatformBannersDocument, {});
    if (!answer.ok) return answer;
    return ok(
      answer.value.platform_banners.map(({ text_en: en, text_vi: vi, ...banner }) => ({ ...banner, text: { en, vi } })),
    );
  },
  saveBanner: async (known, { text, ...banner }) => {
    const input = { ...banner, text_en: text.en, text_vi: text.vi, ...(known ?? {}) };
    return done(await transport(SaveHomeBannerDocument, { input }));
  },
  removeBanner: async ({ id, version }) => done(await transport(RemoveHomeBannerDocument, { id, version })),
  async categories() {
    const answer = await transport(PlatformCategoriesDocument, {});
    if (!answer.ok) return answer;
    return ok(
      answer.value.platform_categories.map(({ name_en: en, name_vi: vi, ...category }) => ({
        ...category,
        name: { en, vi },
      })),
    );
  },
  saveCategory: async (known, { name, color, retired }) => {
    const seen = known === null ? {} : { id: known.id, version: known.version };
    const input = { ...seen, name_en: name.en, name_vi: name.vi, color, retired };
    return done(await transport(SaveCategoryDocument, { input }));
  },
  orderCategories: async (ids) => done(await transport(OrderCategoriesDocument, { ids: [...ids] })),
});
