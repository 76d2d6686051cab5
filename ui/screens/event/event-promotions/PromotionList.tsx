import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskPromotion } from '#application/sale/ports/organiser-promotions.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { type DeskEvent, ticketNames, typeWords, usePromotions } from './event-promotions.view.ts';
import { OfferRow } from './OfferRow.tsx';

type PromotionListProps = {
  readonly event: DeskEvent;
  readonly promotions: readonly DeskPromotion[];
  readonly onEdit: (promotion: DeskPromotion) => void;
};

export const PromotionList = ({ event, promotions, onEdit }: PromotionListProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = usePromotions(event);
  if (promotions.length === 0)
    return (
      <Typography color="textSecondary">
        <Trans>No promotions yet.</Trans>
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {promotions.map((promotion) => (
        <OfferRow
          key={promotion.id}
          name={promotion.name}
          about={`${typeWords(promotion.type, locale)} · ${ticketNames(event, [promotion.ticketTypeId])}`}
          offer={promotion}
          timezone={event.timezone}
          busy={acts.busy}
          onPause={(paused) =>
            void acts.pausePromotion(
              promotion.id,
              paused,
              paused ? t`“${promotion.name}” is paused` : t`“${promotion.name}” is active again`,
            )
          }
          onEnd={() => void acts.endPromotion(promotion.id, t`“${promotion.name}” has ended`)}
          onEdit={() => onEdit(promotion)}
        />
      ))}
    </Box>
  );
};
