import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { useCardPanel } from './card-panel.view.ts';
import { NewCardForm } from './NewCardForm.tsx';
import { SavedCards } from './SavedCards.tsx';
import type { Cards, PricedOrder } from './use-cards.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  padding: 14,
  borderRadius: 12,
  textAlign: 'start',
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > .logos': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > ul': { margin: 0, paddingInlineStart: 20, fontSize: '0.9375rem' },
}));

const LOGOS = ['VISA', 'MASTERCARD', 'JCB'] as const;

type Props = {
  readonly cards: Cards;
  readonly busy: boolean;
  /** The order whose price a card may lower; null: it is settled. */
  readonly priced?: PricedOrder | null;
};

/** Pays with a saved card, or with a new one that is kept. [S2.11-16] [S2.10-06] */
export function CardPanel({ cards, busy, priced = null }: Props) {
  const { t } = useLingui();
  const panel = useCardPanel(cards, priced);
  const { said, offer } = panel;
  return (
    <Panel aria-busy={panel.loading}>
      <div className="logos">
        {LOGOS.map((brand) => (
          <BrandLogo key={brand} brand={brand} />
        ))}
      </div>
      {offer.offers.length > 0 && (
        <ul aria-label={t`Card offers`}>
          {offer.offers.map(({ bank, off, most }) => (
            <li key={`${bank} ${off} ${most}`}>
              {bank ?? <Trans>Bank cards</Trans>}:{' '}
              {most === null ? (
                <Trans>{off} off</Trans>
              ) : (
                <Trans>
                  {off} off, up to {most}
                </Trans>
              )}
            </li>
          ))}
        </ul>
      )}
      {panel.loading && <Skeleton variant="rounded" height={48} aria-label={t`Loading`} />}
      {panel.away && (
        <Alert severity="warning" role="alert">
          <Trans>Card payments are unavailable right now. Try again later, or choose another way to pay.</Trans>
        </Alert>
      )}
      {panel.cards.length > 0 && <SavedCards panel={panel} busy={busy} />}
      {panel.addingCard ? (
        <NewCardForm panel={panel} busy={busy} closable />
      ) : (
        !panel.loading && (
          <Button
            variant="outlined"
            startIcon={<PlusIcon />}
            disabled={busy}
            onClick={panel.act.openForm}
            sx={{ justifySelf: 'start', minHeight: 44 }}
          >
            {panel.words.addCard}
          </Button>
        )
      )}
      {offer.off !== null && (
        <Alert severity="success" variant="outlined" role="status">
          <Trans>{offer.off} off with this card</Trans>
        </Alert>
      )}
      {said !== null && <Said title={said.title} text={said.text} />}
    </Panel>
  );
}

function Said({ title, text }: { readonly title: string | null; readonly text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={box} severity="error" role="alert">
      {title !== null && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}
