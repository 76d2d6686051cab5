import { z } from 'zod';
import { shownBanners } from '#domain/event/home-banner.ts';
import { ok } from '#domain/kernel/result.ts';
import { ReviseBanner } from '#server/event/banners/revise-banner.ts';
import { HomeBanners, type KeptBanner } from '#server/event/ports/home-banners.ts';
import { moment, optionalWords, words } from '#server/platform/graphql/input-parts.ts';
import { everybody, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

const LONGEST = 1_000;
const version = z.int().min(1);
const seen = (id: string | null | undefined, known: number | null | undefined) =>
  typeof id === 'string' ? { bannerId: id, version: known ?? 0 } : null;

const bannerOf = ({ bannerId, version: known, text, link, from, until }: KeptBanner) => ({
  id: bannerId,
  version: known,
  text_en: text.en,
  text_vi: text.vi,
  link,
  from,
  until,
});

export const homeBannersResolvers: Resolvers = {
  Query: {
    home_banners: rootField({
      access: everybody,
      input: z.object({}),
      resolve: async (_args, { use, now, locale }) =>
        ok(
          shownBanners(await use(HomeBanners).all(), now).map(({ bannerId, text, link }) => ({
            id: bannerId,
            text: text[locale],
            link,
          })),
        ),
    }),
    platform_banners: rootField({
      access: onPlatform('admin.settings'),
      input: z.object({}),
      resolve: async (_args, { use }) => ok((await use(HomeBanners).all()).map(bannerOf)),
    }),
  },
  Mutation: {
    save_home_banner: rootField({
      access: onPlatform('settings.change'),
      input: z.object({
        input: z.object({
          id: z.uuid().nullish(),
          version: version.nullish(),
          text_en: words(LONGEST),
          text_vi: words(LONGEST),
          link: optionalWords(LONGEST),
          from: moment,
          until: moment.nullish(),
        }),
      }),
      resolve: async ({ input }, { use, accountId }) => {
        const saved = await use(ReviseBanner)({
          seen: seen(input.id, input.version),
          banner: {
            text: { en: input.text_en, vi: input.text_vi },
            link: input.link,
            from: input.from,
            until: input.until ?? null,
          },
          actor: accountId,
        });
        if (!saved.ok) return saved;
        if (saved.value === null) throw new Error('A saved banner is there');
        return ok(bannerOf(saved.value));
      },
    }),
    remove_home_banner: rootField({
      access: onPlatform('settings.change'),
      input: z.object({ id: z.uuid(), version }),
      resolve: async ({ id, version: known }, { use, accountId }) => {
        const gone = await use(ReviseBanner)({ seen: seen(id, known), banner: null, actor: accountId });
        return gone.ok ? ok(true) : gone;
      },
    }),
  },
};
