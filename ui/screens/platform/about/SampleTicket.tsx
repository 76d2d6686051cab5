const LINES = [112, 128, 144];
const TICKET =
  'M46 58h248a16 16 0 0 1 16 16v30a16 16 0 0 0 0 32v46a16 16 0 0 1-16 16' +
  'H46a16 16 0 0 1-16-16v-46a16 16 0 0 0 0-32V74a16 16 0 0 1 16-16Z';

export const SampleTicket = () => (
  <svg width="340" height="260" viewBox="0 0 340 260" aria-hidden="true" focusable="false">
    <g transform="rotate(7 170 130)">
      <rect
        x="42"
        y="26"
        width="256"
        height="176"
        rx="18"
        fill="var(--v-palette-tone-goldWash)"
        stroke="var(--v-palette-tone-gold)"
        strokeWidth="1.5"
      />
    </g>
    <g transform="rotate(-6 170 130)">
      <path
        d={TICKET}
        fill="var(--v-palette-background-paper)"
        stroke="var(--v-palette-tone-outline)"
        strokeWidth="1.5"
      />
      <path
        d="M228 66v128"
        stroke="var(--v-palette-tone-outline)"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <text x="60" y="104" fill="var(--v-palette-tone-link)" fontWeight="800" fontSize="34" letterSpacing="-1.5">
        vé mời
      </text>
      {LINES.map((y, at) => (
        <rect key={y} x="60" y={y + 14} width={132 - at * 32} height="6" rx="3" fill="var(--v-palette-divider)" />
      ))}
      <g fill="var(--v-palette-text-primary)">
        <path d="M246 100h16v16h-16zM272 100h16v16h-16zM246 126h16v16h-16z" />
        <path d="M272 126h6v6h-6zM282 136h6v6h-6zM272 136h6v6h-6z" opacity="0.55" />
      </g>
    </g>
  </svg>
);
