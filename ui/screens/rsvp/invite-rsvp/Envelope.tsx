import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { styled } from '#ui/theme/styled.ts';

/** Without motion both end open. */
const OPENING_MS = 250;

const open = keyframes({ from: { transform: 'rotateX(0deg)' }, to: { transform: 'rotateX(178deg)' } });
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

const Flap = styled('div')({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'top',
  backfaceVisibility: 'hidden',
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  background: 'oklch(0.72 0.07 var(--tint-hue, 78))',
  animation: `${open} ${OPENING_MS}ms ease-in both`,
  '@media print': { display: 'none' },
});

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
      <Flap />
    </Lining>
    <Card>{children}</Card>
  </Frame>
);
