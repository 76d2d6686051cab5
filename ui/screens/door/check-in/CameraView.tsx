import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { CameraTroubles } from './CameraTroubles.tsx';
import type { CameraState } from './check-in.view.ts';
import { door } from './door-colours.ts';

type CameraViewProps = {
  readonly camera: CameraState;
  readonly busy: boolean;
  readonly onVideo: (video: HTMLVideoElement | null) => void;
};

/** A retry mounts a new video element, which asks for the camera again. */
export const CameraView = ({ camera, busy, onVideo }: CameraViewProps) => {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Box
        component="video"
        key={attempt}
        ref={onVideo}
        muted
        playsInline
        aria-label={t`Camera view`}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          opacity: camera.kind === 'LOOKING' ? 1 : 0,
          transition: 'opacity 250ms',
        }}
      />
      {camera.kind === 'TROUBLE' ? (
        <CameraTroubles trouble={camera.trouble} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Viewfinder busy={busy} />
      )}
    </>
  );
};

const Viewfinder = ({ busy }: { readonly busy: boolean }) => (
  <Box aria-hidden sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
    <Box
      sx={{
        width: 'min(62vw, 46vh, 360px)',
        aspectRatio: '1',
        borderRadius: '24px',
        border: '3px solid',
        borderColor: busy ? door.gold : 'rgb(255 255 255 / 0.85)',
        boxShadow: '0 0 0 100vmax rgb(14 13 16 / 0.38)',
        transition: 'border-color 150ms',
      }}
    />
  </Box>
);
