import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { OrderCategories } from '#server/event/categories/order-categories.ts';
import { ReviseCategory } from '#server/event/categories/revise-category.ts';
import { CategoryList, type KeptCategory } from '#server/event/ports/category-list.ts';
import { rowNumber, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

const LONGEST = 200;
const MOST = 200;

const categoryOf = ({ categoryId, version, name, color, retired }: KeptCategory) => ({
  id: categoryId,
  version,
  name_en: name.en,
  name_vi: name.vi,
  color,
  retired,
});

export const categoriesResolvers: Resolvers = {
  Query: {
    platform_categories: rootField({
      access: onPlatform('admin.settings'),
      input: z.object({}),
      resolve: async (_args, { use }) => ok((await use(CategoryList).all()).map(categoryOf)),
    }),
  },
  Mutation: {
    save_category: rootField({
      access: onPlatform('settings.change'),
      input: z.object({
        input: z.object({
          id: rowNumber.nullish(),
          version: z.int().min(1).nullish(),
          name_en: words(LONGEST),
          name_vi: words(LONGEST),
          color: words(LONGEST),
          retired: z.boolean(),
        }),
      }),
      resolve: async ({ input: { id, version, name_en, name_vi, color, retired } }, { use, accountId }) => {
        const saved = await use(ReviseCategory)({
          seen: id == null ? null : { categoryId: id, version: version ?? 0 },
          category: { name: { en: name_en, vi: name_vi }, color, retired },
          actor: accountId,
        });
        return saved.ok ? ok(categoryOf(saved.value)) : saved;
      },
    }),
    order_categories: rootField({
      access: onPlatform('settings.change'),
      input: z.object({ ids: z.array(rowNumber).max(MOST) }),
      resolve: async ({ ids }, { use, accountId }) => {
        const ordered = await use(OrderCategories)(ids, accountId);
        return ordered.ok ? ok(ordered.value.map(categoryOf)) : ordered;
      },
    }),
  },
};
