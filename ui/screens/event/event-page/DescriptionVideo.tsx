import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { styled } from '#ui/theme/styled.ts';
import { Video } from './Video.tsx';

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: 12,
  overflow: 'hidden',
  '& iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

/** The video service is not contacted before somebody presses play. */
export function DescriptionVideo({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [playing, setPlaying] = useState(false);
  const end = useCallback(() => setPlaying(false), []);
  return (
    <Frame>
      <Video
        id={id}
        poster={null}
        name={t`the description`}
        playing={playing}
        onPlay={() => setPlaying(true)}
        onEnd={end}
      />
    </Frame>
  );
}
