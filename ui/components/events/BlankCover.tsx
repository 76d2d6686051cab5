import { styled } from '#ui/theme/styled.ts';

export const BlankCover = ({ name }: { readonly name: string }) => (
  <Blank aria-hidden>{[...name.trim()][0]?.toLocaleUpperCase('vi') ?? 'V'}</Blank>
);

const Blank = styled('div')(({ theme }) => ({
  width: '100%',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '5rem',
  fontWeight: 800,
  color: theme.vars.palette.tone.gold,
  background: `repeating-radial-gradient(circle at 50% 120%, ${theme.vars.palette.tone.goldWash} 0 18px,
    color-mix(in srgb, ${theme.vars.palette.tone.goldWash} 50%, ${theme.vars.palette.background.default}) 18px 36px)`,
}));
