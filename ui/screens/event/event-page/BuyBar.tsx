import { Trans } from '@lingui/react/macro';
import type { RegistrationButton } from '#domain/event/registration-button.ts';
import { styled } from '#ui/theme/styled.ts';
import { BuyButton } from './BuyButton.tsx';

const Bar = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    marginTop: 24,
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 94%, transparent)`,
    backdropFilter: 'blur(12px)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media print': { display: 'none' },
}));

const Price = styled('p')(({ theme }) => ({
  minWidth: 0,
  lineHeight: 1.35,
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

type Props = { readonly button: RegistrationButton; readonly price: string | null; readonly free: boolean };

/** Keeps price and button in reach on a phone without another bar. */
export const BuyBar = ({ button, price, free }: Props) => (
  <Bar data-ends-the-page data-pay-bar>
    <Price>
      {free ? (
        <b>
          <Trans>Free</Trans>
        </b>
      ) : (
        price !== null && (
          <>
            <small>
              <Trans>From</Trans>
            </small>
            <b>{price}</b>
          </>
        )
      )}
    </Price>
    <BuyButton button={button} fullWidth={false} />
  </Bar>
);
