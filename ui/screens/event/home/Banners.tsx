import { useLingui } from '@lingui/react/macro';
import type { ShownBanner } from '#application/event/ports/event-listings.ts';
import { BannerBand } from '#ui/components/BannerBand.tsx';
import { styled } from '#ui/theme/styled.ts';

export const Banners = ({ banners }: { readonly banners: readonly ShownBanner[] }) => {
  const { t } = useLingui();
  return (
    <Bands aria-label={t`News from Vemoi`}>
      {banners.map(({ id, text, link }) => (
        <BannerBand key={id} text={text} link={link} />
      ))}
    </Bands>
  );
};

const Bands = styled('section')({ display: 'grid', gap: 8, paddingTop: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
