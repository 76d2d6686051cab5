import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const LOOK: SxProps = {
  width: '100%',
  minHeight: 64,
  padding: '12px 20px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  textAlign: 'left',
  color: 'inherit',
  'li:first-of-type > &': { borderTopLeftRadius: 15, borderTopRightRadius: 15 },
  'li:last-of-type > &': { borderBottomLeftRadius: 15, borderBottomRightRadius: 15 },
  '& > span:first-of-type': { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover': { bgcolor: 'tone.sunken' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

type FramedRowProps = { readonly children: ReactNode } & ({ readonly to: string } | { readonly onClick: () => void });

/** Its first span takes the width. */
export const FramedRow = ({ children, ...act }: FramedRowProps) =>
  'to' in act ? (
    <ButtonBase component={Link} to={act.to} sx={LOOK}>
      {children}
    </ButtonBase>
  ) : (
    <ButtonBase onClick={act.onClick} sx={LOOK}>
      {children}
    </ButtonBase>
  );
