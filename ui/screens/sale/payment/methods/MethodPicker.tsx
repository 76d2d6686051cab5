import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { MethodOption, PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CreditCardIcon } from '#ui/icons/credit-card.gen.ts';
import { EarthIcon } from '#ui/icons/earth.gen.ts';
import { HandshakeIcon } from '#ui/icons/handshake.gen.ts';
import { LandmarkIcon } from '#ui/icons/landmark.gen.ts';
import { QrCodeIcon } from '#ui/icons/qr-code.gen.ts';
import { WalletIcon } from '#ui/icons/wallet.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { methodName } from './methods.view.ts';

const List = styled('div')({ display: 'grid', gap: 10, minWidth: 0 });

const Method = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 28px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  minHeight: 64,
  padding: '12px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'start',
  cursor: 'pointer',
  '&:has(input:checked)': {
    // Not the red of the brand, which reads as an error.
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'default', color: theme.vars.palette.text.secondary },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& b': { display: 'block', fontWeight: 600 },
  '& span span': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const ICONS: Readonly<Record<PaymentMethod, ReactNode>> = {
  BankTransfer: <LandmarkIcon />,
  VnBankVnpay: <CreditCardIcon />,
  QrVnpay: <QrCodeIcon />,
  IntCardVnpay: <EarthIcon />,
  Stripe: <EarthIcon />,
  Wallet: <WalletIcon />,
  Manual: <HandshakeIcon />,
};

const EXPLAINED: Readonly<Record<PaymentMethod, ReactNode>> = {
  BankTransfer: <Trans>Scan a VietQR code with your banking app. No fee, confirmed automatically.</Trans>,
  VnBankVnpay: <Trans>ATM card or internet banking, on VNPay’s page.</Trans>,
  QrVnpay: <Trans>Scan a code with a banking app or e-wallet, on VNPay’s page.</Trans>,
  IntCardVnpay: <Trans>Visa, MasterCard or JCB, on VNPay’s page.</Trans>,
  Stripe: <Trans>Pay here, and keep the card for next time.</Trans>,
  Wallet: <Trans>Pay with your Vemoi balance.</Trans>,
  Manual: <Trans>Transfer the money yourself. The organiser confirms it.</Trans>,
};

type Props = {
  readonly titleId: string;
  readonly options: readonly MethodOption[];
  readonly chosen: PaymentMethod;
  readonly busy: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly panels?: Partial<Readonly<Record<PaymentMethod, ReactNode>>>;
};

/** [S2.10-05] [S2.11-07] */
export function MethodPicker({ titleId, options, chosen, busy, onChoose, panels = {} }: Props) {
  const locale = useLocale();
  return (
    <List role="radiogroup" aria-labelledby={titleId}>
      {options.map(({ method, blocked }) => (
        <Fragment key={method}>
          <Method>
            <input
              type="radio"
              name={titleId}
              value={method}
              checked={method === chosen}
              disabled={busy || blocked !== null}
              onChange={() => onChoose(method)}
            />
            {ICONS[method]}
            <span>
              <b>{methodName(method, locale)}</b>
              <span>{blocked === 'BALANCE_TOO_LOW' ? <Trans>Your balance is too low.</Trans> : EXPLAINED[method]}</span>
            </span>
          </Method>
          {method === chosen && panels[method]}
        </Fragment>
      ))}
    </List>
  );
}
