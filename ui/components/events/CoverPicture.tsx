import type { EventCard } from '#application/event/ports/event-listings.ts';
import { BlankCover } from './BlankCover.tsx';
import { srcSetOf } from './picture-sources.view.ts';

/**
 * First: what the eye falls on; scripts and all others wait for it. Beside: seen with it. Early: seen without scrolling
 * on wide screens, and late on a phone. Late: when it comes near, and the first view is there (ui/theme/base.css).
 */
export type PictureLoading = 'first' | 'beside' | 'early' | 'late';

const TURNS = {
  first: undefined,
  beside: undefined,
  early: 'early-picture',
  late: 'late-picture',
} as const satisfies Record<PictureLoading, unknown>;

type CoverPictureProps = {
  readonly cover: EventCard['cover'];
  /** For the letter that stands where there is no picture. */
  readonly name: string;
  readonly sizes: string;
  readonly loading?: PictureLoading;
};

/**
 * A cover that keeps its place while it loads and has its colour until it comes; decoration, because the name stands
 * beside it.
 */
export const CoverPicture = ({ cover, name, sizes, loading = 'late' }: CoverPictureProps) =>
  cover === null ? (
    <BlankCover name={name} />
  ) : (
    <img
      src={cover.url}
      srcSet={srcSetOf(cover)}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt=""
      className={TURNS[loading]}
      loading={TURNS[loading] === undefined ? 'eager' : 'lazy'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundColor: cover.color }}
    />
  );
