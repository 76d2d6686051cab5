import { styled } from '#ui/theme/styled.ts';

const Art = styled('svg')({
  width: 'min(380px, 78vw)',
  height: 'auto',
  overflow: 'visible',
  '@keyframes tear': { '0%, 30%': { transform: 'none' }, '100%': { transform: 'translate(16px, -5px) rotate(7deg)' } },
  '& .stub': {
    transformBox: 'fill-box',
    transformOrigin: '0% 100%',
    transform: 'translate(16px, -5px) rotate(7deg)',
    animation: 'tear 250ms 200ms ease-out backwards',
  },
});

/** Drawn torn where reduced motion is preferred. */
export const TearingTicket = () => (
  <Art viewBox="0 -14 330 146" aria-hidden="true" focusable="false">
    <path
      d="M14 6h188v12a8 8 0 0 0 0 0v96a8 8 0 0 0 0 0v12H14a10 10 0 0 1-10-10V84a18 18 0 0 0 0-36V16A10 10 0 0 1 14 6Z"
      fill="var(--v-palette-tone-goldWash)"
      stroke="var(--v-palette-tone-gold)"
      strokeWidth="1.5"
    />
    <g fill="var(--v-palette-tone-gold)">
      <rect x="36" y="30" width="112" height="10" rx="5" />
      <rect x="36" y="52" width="78" height="6" rx="3" opacity="0.6" />
      <rect x="36" y="68" width="92" height="6" rx="3" opacity="0.6" />
    </g>
    <rect x="36" y="92" width="58" height="12" rx="6" fill="var(--v-palette-primary-main)" />
    <g className="stub">
      <path
        d="M206 6h80a10 10 0 0 1 10 10v32a18 18 0 0 0 0 36v32a10 10 0 0 1-10 10h-80Z"
        fill="var(--v-palette-tone-goldWash)"
        stroke="var(--v-palette-tone-gold)"
        strokeWidth="1.5"
      />
      <path
        d="M206 10v112"
        stroke="var(--v-palette-background-default)"
        strokeWidth="4"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path
        d="m232 66 11 12 22-25"
        fill="none"
        stroke="var(--v-palette-tone-jade)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </Art>
);
