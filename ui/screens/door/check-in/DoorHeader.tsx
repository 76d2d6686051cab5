import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { FlashlightIcon } from '#ui/icons/flashlight.gen.ts';
import { FlashlightOffIcon } from '#ui/icons/flashlight-off.gen.ts';
import { Volume2Icon } from '#ui/icons/volume-2.gen.ts';
import { VolumeXIcon } from '#ui/icons/volume-x.gen.ts';
import { useMuted, type WayBack } from './check-in.view.ts';
import { door } from './door-colours.ts';

type DoorHeaderProps = {
  /** Where the arrow leads; null: the device knows nothing but the door. */
  readonly back: WayBack | null;
  readonly name: string;
  /** Null where the camera has no torch. */
  readonly onTorch: ((lit: boolean) => void) | null;
  readonly children: ReactNode;
};

const tool = { color: door.ink, bgcolor: 'rgb(0 0 0 / 0.35)', '&:hover': { bgcolor: 'rgb(0 0 0 / 0.55)' } } as const;

export const DoorHeader = ({ back, name, onTorch, children }: DoorHeaderProps) => {
  const { t } = useLingui();
  const [lit, setLit] = useState(false);
  const [muted, mute] = useMuted();
  return (
    <Box
      component="header"
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        p: 1.5,
        pt: 'max(12px, env(safe-area-inset-top))',
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        background: 'linear-gradient(rgb(14 13 16 / 0.85), rgb(14 13 16 / 0))',
      }}
    >
      {back === null ? null : (
        <IconButton
          component={Link}
          to={back.to}
          aria-label={back.kind === 'EVENT' ? t`Back to event` : t`My events`}
          sx={tool}
        >
          <ArrowLeftIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h1" variant="subtitle1" noWrap>
          {name}
        </Typography>
        {children}
      </Box>
      {onTorch === null ? null : (
        <IconButton
          aria-label={t`Torch`}
          aria-pressed={lit}
          sx={tool}
          onClick={() => {
            setLit(!lit);
            onTorch(!lit);
          }}
        >
          {lit ? <FlashlightIcon /> : <FlashlightOffIcon />}
        </IconButton>
      )}
      <IconButton aria-label={t`Sound`} aria-pressed={!muted} sx={tool} onClick={() => mute(!muted)}>
        {muted ? <VolumeXIcon /> : <Volume2Icon />}
      </IconButton>
    </Box>
  );
};
