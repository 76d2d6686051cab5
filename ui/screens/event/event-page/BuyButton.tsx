import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import type { RegistrationButton } from '#domain/event/registration-button.ts';
import { paths } from '#ui/routes/paths.ts';
import { SaleWords } from '#ui/screens/SaleBadge.tsx';

type Props = { readonly button: RegistrationButton; readonly simple?: boolean; readonly fullWidth?: boolean };

/** [S2.7-12] [S2.7-13] [S2.7-14] */
export function BuyButton({ button, simple = false, fullWidth = true }: Props) {
  const code = useCodeInLink();
  if (button.kind === 'BUY') {
    return (
      <Button
        component={Link}
        to={(simple ? paths.simplePayment : paths.payment)(button.sessionId) + (code === null ? '' : `?code=${code}`)}
        variant="contained"
        size="large"
        fullWidth={fullWidth}
      >
        <Trans>Buy ticket now</Trans>
      </Button>
    );
  }
  return (
    <Button variant="contained" size="large" fullWidth={fullWidth} disabled>
      {button.kind === 'ENDED_BUY' || button.kind === 'CANCELLED' ? (
        <Trans>Buy ticket now</Trans>
      ) : (
        <SaleWords says={button.kind} />
      )}
    </Button>
  );
}

function useCodeInLink(): string | null {
  const code = useSearchParams()[0].get('code');
  return code && encodeURIComponent(code);
}
