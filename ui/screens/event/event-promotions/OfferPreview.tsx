import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { previewOf, type WrittenOffer } from './event-promotions.view.ts';

type OfferPreviewProps = {
  readonly offer: WrittenOffer;
  /** Of one ticket; null: none is chosen. */
  readonly price: Dong | null;
  /** From how many tickets it applies, as written; absent: from one. */
  readonly least?: string;
};

export const OfferPreview = ({ offer, price, least = '1' }: OfferPreviewProps) => {
  const locale = useLocale();
  const preview = price === null ? null : previewOf(offer, { price, least }, locale);
  if (preview === null) return null;
  const { tickets } = preview;
  return (
    <Typography role="status">
      {tickets === 1 ? (
        <Trans>
          Buyers pay {preview.after} instead of {preview.before} for one ticket.
        </Trans>
      ) : (
        <Trans>
          Buyers pay {preview.after} instead of {preview.before} for {tickets} tickets. Fewer tickets cost the full
          price.
        </Trans>
      )}
    </Typography>
  );
};
