import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HourglassIcon } from '#ui/icons/hourglass.gen.ts';
import { TimerOffIcon } from '#ui/icons/timer-off.gen.ts';
import { Undo2Icon } from '#ui/icons/undo-2.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
  // Three buttons: one above two.
  '&[data-three] > *': { flex: '1 1 auto' },
  '&[data-three] > .first': { flexBasis: '100%' },
  [theme.breakpoints.down('md')]: { width: '100%', gap: 10, '& > *': { flex: '1 1 auto' } },
}));

const Mark = styled('div')(({ theme }) => ({
  width: 72,
  height: 72,
  borderRadius: 999,
  display: 'grid',
  placeItems: 'center',
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
  '& svg': { fontSize: 36 },
}));

export const mark = (icon: ReactNode) => <Mark aria-hidden>{icon}</Mark>;
export const WAITING = mark(<HourglassIcon />);
export const TIME_OVER = mark(<TimerOffIcon />);
export const ENDED = mark(<XIcon />);
export const REFUNDED = mark(<Undo2Icon />);

type Props = { readonly picture: ReactNode; readonly title: ReactNode; readonly children: ReactNode };

export const ResultFrame = ({ picture, title, children }: Props) => (
  <>
    {picture}
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    {children}
  </>
);

export const EventButton = ({ slug }: { readonly slug: string }) => (
  <Button component={Link} to={paths.event(slug)} variant="outlined" size="large">
    <Trans>Back to the event</Trans>
  </Button>
);

export const HomeButton = ({ variant }: { readonly variant: 'contained' | 'outlined' }) => (
  <Button component={Link} to={paths.home()} variant={variant} size="large">
    <Trans>Home</Trans>
  </Button>
);
