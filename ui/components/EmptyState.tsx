import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '#ui/theme/styled.ts';

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
  /** Kept in place but inert; the text lies over it. */
  readonly behind?: ReactNode;
  readonly heading?: 'h1';
};

export const EmptyState = ({ title, text, action, picture, behind, heading }: EmptyStateProps) => (
  <Place>
    {behind === undefined ? null : (
      <Behind aria-hidden inert>
        {behind}
      </Behind>
    )}
    <Words data-over={behind === undefined ? undefined : ''}>
      {picture === undefined ? null : <div aria-hidden>{picture}</div>}
      <Typography variant="h3" component={heading ?? 'h2'}>
        {title}
      </Typography>
      {text === undefined ? null : <Typography color="textSecondary">{text}</Typography>}
      {action === undefined ? null : <Action>{action}</Action>}
    </Words>
  </Place>
);

const Place = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } });

const Behind = styled('div')({ opacity: 0.4, overflow: 'clip' });

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'start',
  textAlign: 'center',
  textWrap: 'balance',
  gap: 12,
  maxWidth: 520,
  width: '100%',
  marginInline: 'auto',
  padding: 'clamp(40px, 7vw, 72px) 16px',
  '&[data-over]': {
    position: 'relative',
    marginTop: 'clamp(16px, 6vw, 72px)',
    padding: 'clamp(24px, 5vw, 48px)',
    borderRadius: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Action = styled('div')({ marginTop: 12 });
