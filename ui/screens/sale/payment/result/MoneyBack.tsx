import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { Buttons, EventButton, REFUNDED, ResultFrame } from './ResultFrame.tsx';

type Props = { readonly received: Dong; readonly refunded: boolean; readonly slug: string };

export function MoneyBack({ received, refunded, slug }: Props) {
  const locale = useLocale();
  return (
    <ResultFrame
      picture={REFUNDED}
      title={refunded ? <Trans>Your money has been refunded</Trans> : <Trans>Your refund is being processed</Trans>}
    >
      <Typography>
        {refunded ? (
          <Trans>You won’t be attending this time. Hope to see you next time.</Trans>
        ) : (
          <Trans>We’ll refund {moneyText(received, locale)}. If we need your bank account, we’ll email you.</Trans>
        )}
      </Typography>
      <Buttons>
        <EventButton slug={slug} />
      </Buttons>
    </ResultFrame>
  );
}
