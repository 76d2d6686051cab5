import { HowMany } from '#ui/components/how-many/HowMany.tsx';
import { styled } from '#ui/theme/styled.ts';

export const Figures = () => (
  <Row>
    <HowMany />
  </Row>
);

const Row = styled('dl')(({ theme }) => ({
  margin: 'clamp(40px, 6vw, 72px) 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', paddingBlock: 24 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
    lineHeight: 1.15,
    fontWeight: 800,
    letterSpacing: '-0.03em',
  },
  [theme.breakpoints.down('sm')]: {
    '& div': { paddingBlock: 14, '& + div': { borderTop: `1px solid ${theme.vars.palette.divider}` } },
  },
}));
