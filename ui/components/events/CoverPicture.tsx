import type { EventCard } from '#application/ports/event-listings.ts';
import { styled } from '#ui/theme/styled.ts';

type CoverPictureProps = {
  readonly cover: EventCard['cover'];
  /** For the letter that stands where there is no picture. */
  readonly name: string;
  readonly sizes: string;
  readonly eager?: boolean;
};

const THUMBNAIL_WIDTH = 480;

/** A cover that keeps its place while it loads and has its colour until it comes; decoration, because the name stands beside it. */
export const CoverPicture = ({ cover, name, sizes, eager = false }: CoverPictureProps) =>
  cover === null ? (
    <Blank aria-hidden>{[...name.trim()][0]?.toLocaleUpperCase('vi') ?? 'V'}</Blank>
  ) : (
    <img
      src={cover.thumbnailUrl}
      srcSet={`${cover.thumbnailUrl} ${THUMBNAIL_WIDTH}w, ${cover.url} ${cover.width}w`}
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

const Blank = styled('div')(({ theme }) => ({
  width: '100%',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '5rem',
  fontWeight: 800,
  color: theme.vars.palette.tone.gold,
  background: `repeating-radial-gradient(circle at 50% 120%, ${theme.vars.palette.tone.goldWash} 0 18px, ${theme.vars.palette.tone.sunken} 18px 36px)`,
}));
