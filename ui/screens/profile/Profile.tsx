import { Trans, useLingui } from '@lingui/react/macro';
import type { ViewerPage } from '#ui/bindings/viewer-loader.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { OwnPage } from './OwnPage.tsx';
import { OwnPageSkeleton } from './OwnPageSkeleton.tsx';
import type { profileLoader } from './profile.loader.ts';

export const Profile = () => {
  const { t } = useLingui();
  return (
    <Container sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHead hidden title={t`My Page`} />
      <h1 className="visually-hidden">
        <Trans>My Page</Trans>
      </h1>
      <ViewerScreen<ViewerPage<typeof profileLoader>> skeleton={<OwnPageSkeleton />}>{({ account }) => <OwnPage account={account} />}</ViewerScreen>
    </Container>
  );
};
