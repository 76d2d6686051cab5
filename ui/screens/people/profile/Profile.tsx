import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { OwnPageSkeleton } from './OwnPageSkeleton.tsx';

/** [S2.1-03] [S2.3-01] */
export const Profile = () => {
  const { t } = useLingui();
  return (
    <Container sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHead hidden title={t`My Page`} />
      <h1 className="visually-hidden">
        <Trans>My Page</Trans>
      </h1>
      <ViewerScreen<never> skeleton={<OwnPageSkeleton />}>{() => <OwnPageSkeleton />}</ViewerScreen>
    </Container>
  );
};
