import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskCardPromotion } from '#application/sale/ports/organiser-promotions.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { type DeskEvent, shownMoney, usePromotions } from './event-promotions.view.ts';
import { OfferRow } from './OfferRow.tsx';

type CardPromotionListProps = {
  readonly event: DeskEvent;
  readonly cards: readonly DeskCardPromotion[];
  readonly onEdit: (card: DeskCardPromotion) => void;
};

export const CardPromotionList = ({ event, cards, onEdit }: CardPromotionListProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = usePromotions(event);
  if (cards.length === 0)
    return (
      <Typography color="textSecondary">
        <Trans>No card promotions yet.</Trans>
      </Typography>
    );
  const aboutOf = ({ iins, maxAmountOff, limit }: DeskCardPromotion): string =>
    [
      iins.length === 0 ? t`All cards of the bank` : t`Cards that begin with ${iins.join(', ')}`,
      ...(maxAmountOff === null ? [] : [t`at most ${shownMoney(maxAmountOff, locale)} off`]),
      ...(limit === null ? [] : [t`${limit} per card and account`]),
    ].join(' · ');
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {cards.map((card) => {
        const name = card.issuer ?? t`Bank cards`;
        return (
          <OfferRow
            key={card.id}
            name={name}
            about={aboutOf(card)}
            offer={card}
            timezone={event.timezone}
            busy={acts.busy}
            onPause={(paused) =>
              void acts.pauseCard(card.id, paused, paused ? t`“${name}” is paused` : t`“${name}” is active again`)
            }
            onEnd={() => void acts.endCard(card.id, t`“${name}” has ended`)}
            onEdit={() => onEdit(card)}
          />
        );
      })}
    </Box>
  );
};
