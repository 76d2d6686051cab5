import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';

/** A band of the home page. `until` null: until somebody takes it down. */
export type HomeBanner = {
  readonly text: Readonly<Record<Locale, string>>;
  /** A path of ours, or an https:// address. */
  readonly link: string | null;
  readonly from: Instant;
  readonly until: Instant | null;
};

const BANNER_TEXT_LENGTH = 140;
const LINK_LENGTH = 500;
/** Planned and shown together. [design] */
export const MOST_BANNERS = 10;
/** More would hide the page. [design] */
export const BANNERS_SHOWN = 2;

const OWN_PATH = /^\/(?![/\\])\S*$/u;
const ELSEWHERE = /^https:\/\/[^\s/]+\.[^\s]+$/iu;

/** What is wrong with a banner, by its field; null: nothing. */
export function bannerProblem({ text, link, from, until }: HomeBanner): InvalidInput | null {
  const known =
    textProblem('text_en', text.en, BANNER_TEXT_LENGTH, 'REQUIRED') ??
    textProblem('text_vi', text.vi, BANNER_TEXT_LENGTH, 'REQUIRED');
  if (known !== null) return known;
  if (link !== null && (link.length > LINK_LENGTH || !(OWN_PATH.test(link) || ELSEWHERE.test(link))))
    return invalid('link', { kind: 'MALFORMED' });
  return until !== null && until <= from ? invalid('until', { kind: 'TOO_SMALL', min: from }) : null;
}

export type BannerState = 'PLANNED' | 'SHOWN' | 'OVER';

/** Whether it is shown now. */
export function bannerState({ from, until }: Pick<HomeBanner, 'from' | 'until'>, now: Instant): BannerState {
  if (now < from) return 'PLANNED';
  return until !== null && until <= now ? 'OVER' : 'SHOWN';
}

/** Those that are shown, the newest first. */
export const shownBanners = <Banner extends HomeBanner>(banners: readonly Banner[], now: Instant): readonly Banner[] =>
  banners
    .filter((banner) => bannerState(banner, now) === 'SHOWN')
    .toSorted((one, other) => other.from - one.from)
    .slice(0, BANNERS_SHOWN);
