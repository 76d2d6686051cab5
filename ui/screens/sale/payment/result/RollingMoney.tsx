import { styled } from '#ui/theme/styled.ts';

const Window = styled('span')({
  display: 'inline-block',
  overflow: 'hidden',
  verticalAlign: 'bottom',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Roll = styled('span')({
  display: 'inline-block',
  '@keyframes roll': { from: { transform: 'translateY(70%)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
  animation: 'roll 200ms ease-out',
});

export const RollingMoney = ({ text }: { readonly text: string }) => (
  <Window>
    <Roll key={text}>{text}</Roll>
  </Window>
);
