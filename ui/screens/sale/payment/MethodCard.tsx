import { Trans } from '@lingui/react/macro';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { styled } from '#ui/theme/styled.ts';
import { Card, CardTitle } from './PaymentLayout.tsx';

const Method = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 28px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  minHeight: 64,
  padding: '12px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& b': { display: 'block', fontWeight: 600 },
  '& span span': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

export const MethodCard = () => (
  <Card aria-labelledby="method-title">
    <CardTitle id="method-title">
      <Trans>Payment method</Trans>
    </CardTitle>
    <Method>
      <input type="radio" name="method" value="BankTransfer" defaultChecked />
      <BankIcon aria-hidden />
      <span>
        <b>
          <Trans>Bank transfer</Trans>
        </b>
        <span>
          <Trans>Scan a VietQR code with your banking app. No fee, confirmed automatically.</Trans>
        </span>
      </span>
    </Method>
  </Card>
);
