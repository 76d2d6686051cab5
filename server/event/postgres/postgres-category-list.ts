import type { CategoryList, KeptCategory } from '#server/event/ports/category-list.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const ALL = `SELECT category_id AS "categoryId", version, name_en AS en, name_vi AS vi, color, retired
  FROM category ORDER BY place, category_id`;
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('categories'))`;
const PUT = `INSERT INTO category (category_id, version, name_en, name_vi, color, retired, place)
  SELECT $1, $2, $3, $4, $5, $6, coalesce(max(place), 0) + 1 FROM category
  ON CONFLICT (category_id) DO UPDATE SET version = excluded.version, name_en = excluded.name_en,
    name_vi = excluded.name_vi, color = excluded.color, retired = excluded.retired`;
const ORDER = `UPDATE category SET place = wanted.place
  FROM unnest($1::int[]) WITH ORDINALITY AS wanted (category_id, place)
  WHERE category.category_id = wanted.category_id`;

type CategoryLine = Omit<KeptCategory, 'name'> & { readonly en: string; readonly vi: string };

export function makePostgresCategoryList({ pool }: Pick<Database, 'pool'>): CategoryList {
  const all: CategoryList['all'] = async (tx) =>
    (await (tx === undefined ? pool : inPostgres(tx).client).query<CategoryLine>(ALL)).rows.map(
      ({ en, vi, ...category }) => ({ ...category, name: { en, vi } }),
    );
  return {
    all,
    async lock(tx) {
      await inPostgres(tx).client.query(LOCK);
      return all(tx);
    },
    async put(tx, { categoryId, version, name, color, retired }) {
      await inPostgres(tx).client.query(PUT, [categoryId, version, name.en, name.vi, color, retired]);
    },
    async order(tx, categoryIds) {
      await inPostgres(tx).client.query(ORDER, [categoryIds]);
    },
  };
}
