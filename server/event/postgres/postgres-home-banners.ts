import type { Instant } from '#domain/kernel/instant.ts';
import type { HomeBanners, KeptBanner } from '#server/event/ports/home-banners.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const ALL = `SELECT home_banner_id AS "bannerId", version, text_en AS en, text_vi AS vi, link, from_at AS "from",
  until_at AS "until" FROM home_banner ORDER BY from_at DESC, home_banner_id`;
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('home-banners'))`;
const PUT = `INSERT INTO home_banner
    (home_banner_id, version, text_en, text_vi, link, from_at, until_at, changed_by, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (home_banner_id) DO UPDATE SET version = excluded.version, text_en = excluded.text_en,
    text_vi = excluded.text_vi, link = excluded.link, from_at = excluded.from_at, until_at = excluded.until_at,
    changed_by = excluded.changed_by, changed_at = excluded.changed_at`;

type BannerRow = {
  readonly bannerId: string;
  readonly version: number;
  readonly en: string;
  readonly vi: string;
  readonly link: string | null;
  readonly from: Instant;
  readonly until: Instant | null;
};

const bannerOf = ({ en, vi, ...row }: BannerRow): KeptBanner => ({ ...row, text: { en, vi } });

export function makePostgresHomeBanners({ pool }: Pick<Database, 'pool'>): HomeBanners {
  const all: HomeBanners['all'] = async (tx) =>
    (await (tx === undefined ? pool : inPostgres(tx).client).query<BannerRow>(ALL)).rows.map(bannerOf);
  return {
    all,
    async lock(tx) {
      await inPostgres(tx).client.query(LOCK);
      return all(tx);
    },
    async put(tx, { bannerId, version, text, link, from, until }, by, at) {
      await inPostgres(tx).client.query(PUT, [
        bannerId,
        version,
        text.en,
        text.vi,
        link,
        new Date(from),
        until === null ? null : new Date(until),
        by,
        new Date(at),
      ]);
    },
    async remove(tx, bannerId) {
      await inPostgres(tx).client.query('DELETE FROM home_banner WHERE home_banner_id = $1', [bannerId]);
    },
  };
}
