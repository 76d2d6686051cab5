import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { previewOf, type WrittenOffer } from './event-promotions.view.ts';

/** `price`: of one ticket; null: none is chosen. */
type OfferPreviewProps = { readonly offer: WrittenOffer; readonly price: Dong | null };

export const OfferPreview = ({ offer, price }: OfferPreviewProps) => {
  const locale = useLocale();
  const preview = price === null ? null : previewOf(offer, price, locale);
  return preview === null ? null : (
    <Typography role="status">
      <Trans>
        Buyers pay {preview.after} instead of {preview.before} for one ticket.
      </Trans>
    </Typography>
  );
};
