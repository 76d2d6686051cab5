import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { srcSetOf } from '#ui/components/events/picture-sources.view.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { styled } from '#ui/theme/styled.ts';
import { type GalleryItem, SLIDE_MS, slideAfter } from './event-page.view.ts';
import { Video } from './Video.tsx';

/** Over the pictures, so that nothing moves when they come. */
const GalleryControls = lazyOrNothing(async () => (await import('./GalleryControls.tsx')).GalleryControls);

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 20,
  aspectRatio: '1 / 1',
  viewTransitionName: 'poster',
  background: `color-mix(in oklab, var(--tint, ${theme.vars.palette.tone.sunken}) 40%,
    ${theme.vars.palette.tone.sunken})`,
  boxShadow: '0 24px 60px -32px rgb(20 19 23 / 0.45)',
  // Dark pictures need a visible edge.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: '1px solid rgb(255 255 255 / 0.08)',
    pointerEvents: 'none',
  },
  [theme.breakpoints.down('md')]: { borderRadius: 0, aspectRatio: '4 / 3', boxShadow: 'none' },
}));

const Reel = styled('ul')({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
});

const Slide = styled('li')({
  flex: '0 0 100%',
  height: '100%',
  scrollSnapAlign: 'start',
  position: 'relative',
  '& img, & iframe': { width: '100%', height: '100%', objectFit: 'cover', border: 0, display: 'block' },
});

/** Full width on a phone, otherwise the space beside the text. */
const SHOWN_WIDTH = '(max-width: 767px) 100vw, (max-width: 1320px) 43vw, 540px';

type Props = { readonly items: readonly GalleryItem[]; readonly name: string };

/** Advances every 3 s; pauses during videos, on hover or focus, and with reduced motion. [S2.6-09] */
export function Gallery({ items, name }: Props) {
  const { t } = useLingui();
  const reel = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState<string | null>(null);
  const [stopped, setStopped] = useState(false);
  const [busy, setBusy] = useState(false);
  const many = items.length > 1;

  const show = (target: number) => {
    const list = reel.current;
    list?.scrollTo({
      left: target * list.clientWidth,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    setCurrent(target);
    setPlaying(null);
  };

  const play = (index: number, id: string) => {
    const list = reel.current;
    if (index !== current) list?.scrollTo({ left: index * list.clientWidth });
    setCurrent(index);
    setPlaying(id);
  };

  useEffect(() => {
    if (!many || stopped || busy || playing !== null || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const timer = setInterval(() => {
      const list = reel.current;
      if (list === null || document.hidden) return;
      const next = slideAfter(Math.round(list.scrollLeft / list.clientWidth), items.length);
      list.scrollTo({ left: next * list.clientWidth, behavior: 'smooth' });
      setCurrent(next);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [many, stopped, busy, playing, items.length]);

  // The pressed button is gone, so pointer and focus events no longer tell.
  const end = useCallback(() => {
    setPlaying(null);
    setBusy(false);
  }, []);

  const first = items[0];
  if (first === undefined) return null;
  const overlaid = many || (first.kind === 'photo' && first.photo.label !== null);
  return (
    <Frame
      data-poster
      aria-roledescription={many ? t`carousel` : undefined}
      aria-label={t`Photos of ${name}`}
      onMouseEnter={() => setBusy(true)}
      onMouseLeave={() => setBusy(false)}
      onFocusCapture={() => setBusy(true)}
      onBlurCapture={() => setBusy(false)}
    >
      <Reel
        ref={reel}
        onScroll={(event) => {
          const list = event.currentTarget;
          const place = list.scrollLeft / Math.max(1, list.clientWidth);
          if (Math.round(place) !== current) setCurrent(Math.round(place));
          // A video out of view stops.
          if (playing !== null && Math.abs(place - items.findIndex(({ id }) => id === playing)) > 0.9) setPlaying(null);
        }}
      >
        {items.map((item, index) => (
          <Slide key={item.id} inert={many && index !== current}>
            {item.kind === 'photo' ? (
              <img
                src={item.photo.url}
                srcSet={srcSetOf(item.photo)}
                sizes={SHOWN_WIDTH}
                alt={item.photo.label ?? (index === 0 ? t`Cover image of ${name}` : t`Photo ${index + 1} of ${name}`)}
                width={item.photo.width}
                height={item.photo.height}
                fetchPriority={index === 0 ? 'high' : 'low'}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            ) : (
              <Video
                id={item.id}
                poster={item.poster}
                name={name}
                playing={playing === item.id}
                onPlay={() => play(index, item.id)}
                onEnd={end}
              />
            )}
          </Slide>
        ))}
      </Reel>
      {overlaid && playing === null && (
        <Suspense fallback={null}>
          <GalleryControls
            items={items}
            current={current}
            stopped={stopped}
            onShow={show}
            onStop={() => setStopped(!stopped)}
          />
        </Suspense>
      )}
      <span className="visually-hidden">
        <Trans>
          Photo {current + 1} of {items.length}
        </Trans>
      </span>
    </Frame>
  );
}
