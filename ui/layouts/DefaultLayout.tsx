import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from 'react-router';
import { BrandMark } from '#ui/components/BrandMark.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { Container } from './Container.tsx';

export const DefaultLayout = () => {
  const { t } = useLingui();
  return (
    <Ground>
      <a className="visually-hidden" href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Container as="header">
        <Logo to={paths.home()} aria-label={t`Vemoi, home`}>
          <BrandMark size={34} />
        </Logo>
      </Container>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </Ground>
  );
};

const Ground = styled('div')({ minHeight: '100dvh' });
const Logo = styled(Link)({ display: 'inline-grid', placeItems: 'center', width: 48, height: 68 });
