import { Trans } from '@lingui/react/macro';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { CardPanelLater } from '#ui/screens/sale/payment/methods/CardPanelLater.tsx';
import { MethodPicker } from '#ui/screens/sale/payment/methods/MethodPicker.tsx';
import { useMethods } from '#ui/screens/sale/payment/methods/methods.view.ts';
import type { PrivatePurchasePanel } from './use-private-purchase.ts';

type Props = {
  /** Under a dialog's title, or last among questions with its own label, where no card is entered. */
  readonly under: 'TITLE' | 'QUESTIONS';
  readonly total: Dong;
  readonly totalText: string;
  readonly buying: Pick<PrivatePurchasePanel, 'method' | 'cards' | 'priced' | 'busy' | 'ordering' | 'act'>;
};

/** [S4-42] [S2.10-04] [S2.10-05] */
export function PanelMethods({ under, total, totalText, buying }: Props) {
  const { method, cards, priced, ordering, act } = buying;
  const { options, chosen } = useMethods({ price: total, eventId: null }, method, act.setMethod);
  const shown = under === 'TITLE' ? options : options.filter((option) => option.method !== 'Stripe');
  const tell = useEffectEvent(act.setOffered);
  useEffect(() => tell(options.map((option) => option.method)), [options]);
  return (
    <section aria-labelledby="private-method-title">
      {under === 'QUESTIONS' && (
        <FormLabel id="private-method-title" component="h3" sx={{ color: 'text.primary', fontWeight: 600, mb: 1 }}>
          <Trans>Payment method</Trans>
        </FormLabel>
      )}
      <MethodPicker
        titleId="private-method-title"
        options={shown}
        chosen={chosen}
        busy={ordering}
        onChoose={act.setMethod}
        panels={{ Stripe: <CardPanelLater cards={cards} busy={ordering} priced={priced} /> }}
      />
      <Typography sx={{ mt: 1 }}>
        <Trans>Total</Trans>: <b>{totalText}</b>
      </Typography>
    </section>
  );
}
