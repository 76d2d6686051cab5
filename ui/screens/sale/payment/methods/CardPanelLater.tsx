import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import type { Cards, PricedOrder } from '#ui/screens/sale/payment/cards/use-cards.ts';

const CardPanel = lazyOrNothing(async () => (await import('#ui/screens/sale/payment/cards/CardPanel.tsx')).CardPanel);

type Props = { readonly cards: Cards; readonly busy: boolean; readonly priced?: PricedOrder | null };

/** Nothing of the card provider is loaded before a card is chosen. */
export const CardPanelLater = (props: Props) => (
  <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
    <CardPanel {...props} />
  </Suspense>
);
