import { Trans } from '@lingui/react/macro';
import { styled } from '#ui/theme/styled.ts';
import type { EventCardView } from './event-card.view.ts';

type CardPriceProps = { readonly view: Pick<EventCardView, 'price' | 'original'>; readonly isFree: boolean };

export const CardPrice = ({ view, isFree }: CardPriceProps) => (
  <Price className="tabular" data-free={isFree && view.price === null ? '' : undefined}>
    {view.price === null ? (
      isFree ? (
        <Trans>Free</Trans>
      ) : (
        <Muted>
          <Trans>Price to be announced</Trans>
        </Muted>
      )
    ) : (
      <>
        <Muted>
          <Trans>From</Trans>
        </Muted>{' '}
        {view.price}
        {view.original === null ? null : <s>{view.original}</s>}
      </>
    )}
  </Price>
);

const Price = styled('p')(({ theme }) => ({
  fontWeight: 600,
  fontSize: '0.9375rem',
  '&[data-free]': { color: theme.vars.palette.tone.jadeDeep },
  '& s': { marginInlineStart: 8, fontWeight: 400, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

const Muted = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary }));
