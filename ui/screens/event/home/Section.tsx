import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowRightIcon } from '#ui/icons/arrow-right.gen.ts';
import { styled } from '#ui/theme/styled.ts';

type SectionProps = {
  readonly title: ReactNode;
  readonly to?: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

export const Section = ({ title, to, more, children }: SectionProps) => (
  <Block>
    <Head>
      <Typography variant="h2">{title}</Typography>
      {to === undefined ? null : (
        <More to={to}>
          <span>{more}</span>
          <ArrowRightIcon size={18} />
        </More>
      )}
    </Head>
    {children}
  </Block>
);

const Block = styled('section')(({ theme }) => ({
  marginTop: 72,
  minWidth: 0,
  [theme.breakpoints.down('md')]: { marginTop: 48 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 24,
  marginBottom: 20,
  [theme.breakpoints.down('md')]: { alignItems: 'center', gap: 12, marginBottom: 16 },
}));

const More = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 6,
  minHeight: 44,
  fontWeight: 600,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  color: theme.vars.palette.tone.link,
  '& svg': { transition: 'transform 180ms' },
  '&:hover': { textDecoration: 'underline', '& svg': { transform: 'translateX(3px)' } },
  // A phone has room for the arrow only; screen readers still read the link's text.
  [theme.breakpoints.down('md')]: {
    width: 44,
    height: 44,
    '& span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& svg': { fontSize: 22 },
  },
}));
