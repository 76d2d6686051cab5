import type { EventCard } from '#application/event/ports/event-listings.ts';
import { srcSetOf } from './picture-sources.view.ts';

/** first: fetched before scripts. beside: in view with it. early: on wide screens only. late: near, after paint. */
export type PictureLoading = 'first' | 'beside' | 'early' | 'late';

const TURNS = {
  first: undefined,
  beside: undefined,
  early: 'early-picture',
  late: 'late-picture',
} as const satisfies Record<PictureLoading, unknown>;

type CoverPictureProps = {
  readonly cover: EventCard['cover'];
  readonly sizes: string;
  readonly loading?: PictureLoading;
};

/** Reserves its space and shows its colour while loading. Decorative. */
export const CoverPicture = ({ cover, sizes, loading = 'late' }: CoverPictureProps) => (
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
