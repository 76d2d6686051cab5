import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { playerAddress, useVideoEnd } from './video-player.view.ts';

type Props = { readonly id: string; readonly name: string; readonly onEnd: () => void };

export function VideoPlayer({ id, name, onEnd }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  useVideoEnd(frame, onEnd);
  return (
    <iframe
      ref={frame}
      src={playerAddress(id)}
      title={t`Video of ${name}`}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
