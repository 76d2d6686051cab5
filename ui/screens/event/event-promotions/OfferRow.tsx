import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DeskCode, Offer } from '#application/sale/ports/organiser-promotions.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyShown, offShown, periodShown, stateWords, usesShown } from './event-promotions.view.ts';

type OfferRowProps = {
  readonly name: string;
  readonly about: string;
  readonly offer: Offer & Pick<DeskCode, 'used' | 'state'> & Partial<Pick<DeskCode, 'discounted' | 'sold'>>;
  readonly timezone: string;
  readonly busy: boolean;
  readonly onPause: (paused: boolean) => void;
  readonly onEnd: () => void;
  readonly onEdit: () => void;
  readonly actions?: ReactNode;
};

export const OfferRow = ({ name, about, offer, timezone, busy, onPause, onEnd, onEdit, actions }: OfferRowProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const money = moneyShown(offer, locale);
  const paused = offer.state === 'PAUSED';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" component="p">
            {name} · {offShown(offer, locale)}
          </Typography>
          <Chip size="small" label={stateWords(offer.state, locale)} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {offer.beginAt === null && offer.endAt === null ? (
            <Trans>Used: {usesShown(offer)}</Trans>
          ) : (
            <Trans>
              {periodShown(offer, locale, timezone)} · Used: {usesShown(offer)}
            </Trans>
          )}
        </Typography>
        {money === null ? null : (
          <Typography variant="body2" color="textSecondary">
            <Trans>
              Discounts given: {money.discounted} · Ticket sales: {money.sold}
            </Trans>
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offer.state === 'OVER' ? null : (
          <Button
            color="secondary"
            disabled={busy}
            onClick={onEdit}
            aria-label={t`Edit ${name}`}
            sx={{ minHeight: 44 }}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
        {actions}
        {offer.state === 'OVER' ? null : (
          <Button
            color="secondary"
            disabled={busy}
            onClick={() => onPause(!paused)}
            aria-label={paused ? t`Reactivate ${name}` : t`Pause ${name}`}
            sx={{ minHeight: 44 }}
          >
            {paused ? <Trans>Reactivate</Trans> : <Trans>Pause</Trans>}
          </Button>
        )}
        {offer.state === 'OVER' ? null : (
          <Button color="error" disabled={busy} onClick={onEnd} aria-label={t`End ${name}`} sx={{ minHeight: 44 }}>
            <Trans>End</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
};
