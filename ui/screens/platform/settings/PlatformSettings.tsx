import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { styled } from '#ui/theme/styled.ts';
import { BannerSection } from './BannerSection.tsx';
import { CategorySection } from './CategorySection.tsx';
import { FeeSection } from './FeeSection.tsx';
import type { PlatformSettingsData } from './platform-settings.loader.ts';

export const PlatformSettings = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Fees, banners and categories`} hidden />
      <DeskPage
        title={<Trans>Fees, banners and categories</Trans>}
        below={
          <Trans>Settings for the whole platform. The audit log keeps every change with its previous value.</Trans>
        }
      >
        <ViewerScreen<PlatformSettingsData> skeleton={<ListSkeleton rows={4} />}>
          {(data) => <Settings data={data} />}
        </ViewerScreen>
      </DeskPage>
    </>
  );
};

const Settings = ({ data: { fees, banners, categories, mayChange, now } }: { readonly data: PlatformSettingsData }) => (
  <Column>
    {fees.ok ? (
      fees.value.map((fee) => <FeeSection key={fee.fee} fee={fee} all={fees.value} mayChange={mayChange} now={now} />)
    ) : (
      <LoadRefused refusal={fees.refusal} what={<Trans>The fees could not be loaded.</Trans>} />
    )}
    {banners.ok ? (
      <BannerSection banners={banners.value} mayChange={mayChange} now={now} />
    ) : (
      <LoadRefused refusal={banners.refusal} what={<Trans>The banners could not be loaded.</Trans>} />
    )}
    {categories.ok ? (
      <CategorySection categories={categories.value} mayChange={mayChange} />
    ) : (
      <LoadRefused refusal={categories.refusal} what={<Trans>The categories could not be loaded.</Trans>} />
    )}
  </Column>
);

const Column = styled('div')({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });
