import { Trans } from '@lingui/react/macro';
import type { BankTransferInstruction } from '#application/sale/ports/checkout-desk.ts';
import { styled } from '#ui/theme/styled.ts';
import { bankAppLinks } from './bank-apps.view.ts';

const Apps = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  padding: '0 14px',
  '& > summary': { minHeight: 48, display: 'flex', alignItems: 'center', fontWeight: 600, cursor: 'pointer' },
  '& p': { margin: '0 0 12px', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& ul': {
    listStyle: 'none',
    margin: '0 0 14px',
    padding: 0,
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    textDecoration: 'none',
  },
}));

type Props = { readonly transfer: BankTransferInstruction };

/** For a phone, which cannot scan its own screen. */
export const BankApps = ({ transfer }: Props) => {
  const apps = bankAppLinks(transfer);
  const listed = (fills: boolean) => (
    <ul>
      {apps
        .filter((app) => app.fills === fills)
        .map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
  return (
    <Apps>
      <summary>
        <Trans>Open your banking app</Trans>
      </summary>
      <p>
        <Trans>These apps fill in the transfer for you. Check it before you confirm.</Trans>
      </p>
      {listed(true)}
      <p>
        <Trans>For these apps, save the QR code first, then choose it from your photos in the app.</Trans>
      </p>
      {listed(false)}
    </Apps>
  );
};
