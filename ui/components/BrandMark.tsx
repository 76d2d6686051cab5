const TICKET =
  'M9 4h22a5 5 0 0 1 5 5v6.2a5 5 0 0 0 0 9.6V31a5 5 0 0 1-5 5' +
  'H9a5 5 0 0 1-5-5v-6.2a5 5 0 0 0 0-9.6V9a5 5 0 0 1 5-5Z';

type BrandMarkProps = { readonly size?: number };

export const BrandMark = ({ size = 32 }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path fill="#C23B26" d={TICKET} />
    <path
      fill="none"
      stroke="#FFF9EE"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m12.5 13 7.5 15 7.5-15"
    />
    <circle cx="20" cy="10.6" r="2.1" fill="#E6B450" />
  </svg>
);
