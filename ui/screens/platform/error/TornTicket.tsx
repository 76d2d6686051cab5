export const TornTicket = ({ number }: { readonly number: string }) => (
  <svg width="280" height="150" viewBox="0 0 280 150" aria-hidden="true" focusable="false">
    <g
      fill="var(--v-palette-background-paper)"
      stroke="var(--v-palette-tone-outline)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path
        transform="rotate(-7 90 75)"
        d="M22 34h104l-7 12 8 11-8 12 8 11-8 12 7 12H22a8 8 0 0 1-8-8V84a9 9 0 0 0 0-18V42a8 8 0 0 1 8-8Z"
      />
      <path
        transform="rotate(9 200 75)"
        d="M258 34H154l-7 12 8 11-8 12 8 11-8 12 7 12h104a8 8 0 0 0 8-8V84a9 9 0 0 1 0-18V42a8 8 0 0 0-8-8Z"
      />
    </g>
    <g fontFamily="inherit" fontWeight="800" fontSize="46" letterSpacing="-2" textAnchor="middle">
      <text transform="rotate(-7 90 75)" x="70" y="86" fill="var(--v-palette-tone-link)">
        {number.slice(0, 2)}
      </text>
      <text transform="rotate(9 200 75)" x="206" y="86" fill="var(--v-palette-tone-link)">
        {number.slice(2)}
      </text>
    </g>
  </svg>
);
