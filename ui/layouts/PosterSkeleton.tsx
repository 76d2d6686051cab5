import { styled } from '#ui/theme/styled.ts';

/** The poster of an event's page, while it is fetched (ui/screens/event/event-page/Poster.tsx). */
export const PosterSkeleton = () => (
  <Page data-skeleton aria-hidden>
    <i />
    <div>
      <b />
      <b />
      <b />
    </div>
  </Page>
);

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 'clamp(24px, 4.5vw, 72px)',
  maxWidth: 1320,
  marginInline: 'auto',
  padding: 'clamp(16px, 4vw, 48px) clamp(16px, 4vw, 40px)',
  '& > i, & b': { display: 'block', borderRadius: 20, backgroundColor: theme.vars.palette.divider },
  '& > i': { aspectRatio: '1', viewTransitionName: 'poster' },
  '& b': { height: 56, marginBottom: 28, borderRadius: 12, '&:nth-of-type(2)': { width: '60%' } },
  '& b:last-of-type': { height: 280 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 0,
    '& > i': { aspectRatio: '4 / 3', borderRadius: 0 },
    '& > div': { paddingInline: 16 },
  },
}));
