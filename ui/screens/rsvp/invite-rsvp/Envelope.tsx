import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { styled } from '#ui/theme/styled.ts';

/** Without motion both end open. */
const OPENING_MS = 250;

const open = keyframes({ from: { transform: 'rotateX(0deg)' }, to: { transform: 'rotateX(178deg)' } });
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });
const rise = keyframes({
  from: { transform: 'translateY(96px)', opacity: 0 },
  to: { transform: 'translateY(0)', opacity: 1 },
});

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 'min(100% - 32px, 560px)',
  marginInline: 'auto',
  marginBottom: 'clamp(32px, 6vw, 64px)',
  perspective: 1200,
  [theme.breakpoints.down('md')]: { paddingTop: 24 },
}));

const Lining = styled('div')({
  position: 'relative',
  height: 'clamp(120px, 26vw, 190px)',
  borderRadius: 20,
  overflow: 'hidden',
  backgroundColor: 'oklch(0.55 0.09 var(--tint-hue, 78))',
  backgroundPosition: 'center',
  backgroundSize: 'cover',
});

/** Envelope paper: lighter than the page in the dark, darker in the light. */
const paper = (step: number): string =>
  `oklch(calc(var(--tint-lightness) * 0.35 + ${0.52 - step * 0.05}) 0.06 var(--tint-hue, 78))`;

/** Covers the lining until the card rises out of it. */
const Pocket = styled('div')({
  position: 'absolute',
  inset: 0,
  background: [
    `linear-gradient(to top right, ${paper(1)} 50%, transparent 50.3%) left / 50% 100% no-repeat`,
    `linear-gradient(to top left, ${paper(1)} 50%, transparent 50.3%) right / 50% 100% no-repeat`,
    paper(0),
  ].join(', '),
  animation: `${leave} ${OPENING_MS}ms ${OPENING_MS}ms ease-out both`,
  '@media print': { display: 'none' },
});

const Flap = styled('div')({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'top',
  backfaceVisibility: 'hidden',
  clipPath: 'polygon(0 0, 100% 0, 50% 64%)',
  background: paper(2),
  animation: `${open} ${OPENING_MS}ms ease-in both`,
  '@media print': { display: 'none' },
});

const Seal = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  top: '60%',
  width: 44,
  aspectRatio: '1',
  translate: '-50% -50%',
  borderRadius: '50%',
  background: theme.vars.palette.primary.main,
  boxShadow: 'inset 0 0 0 5px rgb(255 255 255 / 0.14)',
  animation: `${leave} ${OPENING_MS / 2}ms ease-out both`,
  '@media print': { display: 'none' },
}));

const Card = styled('div')({
  position: 'relative',
  marginTop: -64,
  marginInline: 'clamp(8px, 3vw, 24px)',
  animation: `${rise} ${OPENING_MS}ms ${OPENING_MS}ms ease-out both`,
});

/** `print`: the address of the event's picture; null without one. */
export const Envelope = ({ print, children }: { readonly print: string | null; readonly children: ReactNode }) => (
  <Frame>
    <Lining aria-hidden style={print === null ? undefined : { backgroundImage: `url(${JSON.stringify(print)})` }}>
      <Pocket />
      <Flap />
      <Seal />
    </Lining>
    <Card>{children}</Card>
  </Frame>
);
