import type { EventCard } from '#application/ports/event-listings.ts';
import { BlankCover } from './BlankCover.tsx';
import { sourcesOf } from './cover-picture.view.ts';

type CoverPictureProps = {
  readonly cover: EventCard['cover'];
  /** For the letter that stands where there is no picture. */
  readonly name: string;
  readonly sizes: string;
  readonly eager?: boolean;
};

/** A cover that keeps its place while it loads and has its colour until it comes; decoration, because the name stands beside it. */
export const CoverPicture = ({ cover, name, sizes, eager = false }: CoverPictureProps) =>
  cover === null ? (
    <BlankCover name={name} />
  ) : (
    <img
      src={cover.cardUrl}
      srcSet={sourcesOf(cover)}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundColor: cover.color }}
    />
  );
