import type { ReactNode } from 'react';
import type { CardBrand } from '#domain/money/payment/saved-card.ts';
import { CreditCardIcon } from '#ui/icons/credit-card.gen.ts';

/** JCB is taken, though saved cards do not name it apart. */
type Logo = Exclude<CardBrand, 'OTHER'> | 'JCB';

const NAMES: Readonly<Record<Logo, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'MasterCard',
  JCB: 'JCB',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
};

const letters = (text: string, size: number, fill: string): ReactNode => (
  <text
    x="20"
    y={13 + size / 2.6}
    fontSize={size}
    fontWeight="800"
    fontFamily="Arial, sans-serif"
    textAnchor="middle"
    fill={fill}
  >
    {text}
  </text>
);

const DRAWN: Readonly<Record<Logo, ReactNode>> = {
  VISA: <g transform="skewX(-10) translate(2.4 0)">{letters('VISA', 13, '#1434cb')}</g>,
  MASTERCARD: (
    <>
      <circle cx="15.5" cy="13" r="8" fill="#eb001b" />
      <circle cx="24.5" cy="13" r="8" fill="#f79e1b" />
      <path d="M20 6.4a8 8 0 0 1 0 13.2a8 8 0 0 1 0-13.2z" fill="#ff5f00" />
    </>
  ),
  JCB: (
    <>
      <rect x="8" y="4" width="7.4" height="18" rx="2" fill="#0e4c96" />
      <rect x="16.3" y="4" width="7.4" height="18" rx="2" fill="#bf0f28" />
      <rect x="24.6" y="4" width="7.4" height="18" rx="2" fill="#00843d" />
      {letters('J C B', 8, '#fff')}
    </>
  ),
  AMERICAN_EXPRESS: (
    <>
      <rect width="40" height="26" rx="4" fill="#006fcf" />
      {letters('AMEX', 10, '#fff')}
    </>
  ),
  DISCOVER: (
    <>
      <circle cx="30" cy="13" r="6" fill="#f47216" />
      <text x="4" y="16" fontSize="7" fontWeight="800" fontFamily="Arial, sans-serif" fill="#231f20">
        DISC
      </text>
    </>
  ),
};

type Props = { readonly brand: CardBrand | 'JCB' };

/** On white, as the card networks ask, in both themes. */
export const BrandLogo = ({ brand }: Props) =>
  brand === 'OTHER' ? (
    <CreditCardIcon />
  ) : (
    <svg role="img" aria-label={NAMES[brand]} width="40" height="26" viewBox="0 0 40 26">
      <title>{NAMES[brand]}</title>
      <rect x="0.5" y="0.5" width="39" height="25" rx="4" fill="#fff" stroke="#d9dbe0" />
      {DRAWN[brand]}
    </svg>
  );
