import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { PlayIcon } from '#ui/icons/play.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { usePlay } from './video.view.ts';

const VideoPlayer = lazyOrNothing(async () => (await import('./video-player/VideoPlayer.tsx')).VideoPlayer);

type Props = {
  readonly id: string;
  /** Our own image: the video service is not contacted before somebody presses play. */
  readonly poster: string | null;
  readonly name: string;
  readonly playing: boolean;
  readonly onPlay: () => void;
  /** Must be stable while the video plays. */
  readonly onEnd: () => void;
};

export function Video({ id, poster, name, playing, onPlay, onEnd }: Props) {
  const { t } = useLingui();
  const press = usePlay(id, onPlay);
  if (playing)
    return (
      <Suspense fallback={null}>
        <VideoPlayer id={id} name={name} onEnd={onEnd} />
      </Suspense>
    );
  return (
    <>
      {poster === null ? null : <img src={poster} alt="" width={480} height={480} loading="lazy" />}
      <Play type="button" aria-label={t`Play video`} onClick={press}>
        <span>
          <PlayIcon size={35} filled />
        </span>
      </Play>
    </>
  );
}

const Play = styled('button')({
  position: 'absolute',
  inset: 0,
  border: 0,
  padding: 0,
  cursor: 'pointer',
  background: 'linear-gradient(rgb(20 19 23 / 0.15), rgb(20 19 23 / 0.45))',
  color: '#fff',
  display: 'grid',
  placeItems: 'center',
  '& > span': {
    width: 72,
    height: 72,
    borderRadius: 999,
    display: 'grid',
    placeItems: 'center',
    background: 'rgb(20 19 23 / 0.7)',
  },
});
