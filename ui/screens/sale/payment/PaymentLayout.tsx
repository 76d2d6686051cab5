import { styled } from '#ui/theme/styled.ts';

export const Page = styled('div')(({ theme }) => ({
  maxWidth: 1080,
  marginInline: 'auto',
  padding: 'clamp(16px, 3vw, 40px) clamp(16px, 3vw, 32px) 72px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.down('md')]: { paddingBottom: 24, gap: 16, '&:has([data-pay-bar])': { paddingBottom: 80 } },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: 'clamp(24px, 4vw, 48px)',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

export const Decisions = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

export const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 2.4vw, 24px)',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  minWidth: 0,
}));

/** The height of the picker with two ways to pay. */
export const MethodsAwaited = styled(Card)({ minHeight: 214 });

export const CardTitle = styled('h2')({ margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 });

export const Soft = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
}));

/** On a phone at the bottom edge, in place of the quick navigation. */
export const ActionBar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '0 24px 24px',
  '& > .go': { minHeight: 52, gap: 10, '& b': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' } },
  '& > .total': { display: 'none', lineHeight: 1.3 },
  '& > .total small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& > .total b': { fontSize: '1.0625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 5,
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 94%, transparent)`,
    backdropFilter: 'blur(12px)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > .total': { display: 'block', marginRight: 'auto', '@media (max-width: 359.95px)': { display: 'none' } },
    '& > .MuiButton-root': { paddingInline: 18 },
    '& > .go[data-pays]': { flexGrow: 1 },
    '& > .back': { order: -1, minWidth: 44, paddingInline: 8, '& .MuiButton-startIcon': { margin: 0 } },
    '& > .back > .label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));
