import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useDevice } from '#ui/bindings/use-device.ts';
import { useSearch } from '#ui/bindings/use-search.ts';
import { useSlow } from '#ui/components/use-slow.ts';
import { styled } from '#ui/theme/styled.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { hasGradient, isEventPage, standsAlone } from './home-layout.view.ts';
import { MobileBar } from './mobile-bar/MobileBar.tsx';
import { PosterSkeleton } from './PosterSkeleton.tsx';

const SearchResults = lazy(async () => ({
  default: (await import('#ui/components/search/SearchResults.tsx')).SearchResults,
}));

/** [S2.2-07] */
export const HomeLayout = () => {
  const { pathname } = useLocation();
  const { text, opened } = useSearch();
  const { phone } = useDevice();
  const { location: target = null } = useNavigation();
  const slow = useSlow(target !== null && target.pathname !== pathname && isEventPage(target.pathname));
  const alone = standsAlone(pathname);
  const searching = !alone && (text !== '' || (phone && opened));
  return (
    <Ground data-gradient={hasGradient(pathname) ? '' : undefined} data-alone={alone ? '' : undefined}>
      <Skip href="#content">
        <Trans>Skip to content</Trans>
      </Skip>
      {alone ? null : <Header />}
      <Suspense fallback={null}>{searching ? <SearchResults /> : null}</Suspense>
      <Main id="content" tabIndex={-1} inert={searching}>
        {slow ? <PosterSkeleton /> : null}
        {/* Kept as it is: the way back is at once. */}
        <div style={{ display: slow ? 'none' : 'contents' }}>
          <Outlet />
        </div>
      </Main>
      <Footer />
      {alone ? null : <MobileBar />}
    </Ground>
  );
};

const Ground = styled('div')(({ theme }) => ({
  '--header-height': '68px',
  '&[data-alone]': { '--header-height': '0px' },
  position: 'relative',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.default,
  '&[data-gradient]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    height: 'min(1100px, 100%)',
    pointerEvents: 'none',
    background: [
      'radial-gradient(60% 46% at 82% 4%, rgb(250 206 164 / 0.75), transparent 70%)',
      'radial-gradient(52% 40% at 12% 12%, rgb(252 226 190 / 0.85), transparent 72%)',
      'radial-gradient(60% 42% at 50% 62%, rgb(205 231 219 / 0.65), transparent 74%)',
    ].join(','),
    maskImage: 'linear-gradient(#000 60%, transparent)',
    '@keyframes sunrise': { from: { opacity: 0.72 }, to: { opacity: 1 } },
    animation: 'sunrise 9s ease-in-out infinite alternate',
    [theme.getColorSchemeSelector('dark')]: {
      background: [
        'radial-gradient(60% 46% at 82% 4%, rgb(110 38 66 / 0.55), transparent 70%)',
        'radial-gradient(52% 40% at 12% 12%, rgb(70 36 88 / 0.55), transparent 72%)',
        'radial-gradient(60% 42% at 50% 62%, rgb(18 58 54 / 0.5), transparent 74%)',
      ].join(','),
    },
  },
  // Lists of many cards take the whole of a wide screen.
  '@media (min-width: 1600px)': { '&:has(main [data-wide])': { '--page-width': '1840px' } },
  // Full-screen pages such as the door's camera hide everything else.
  '&:has([data-full-screen]) > :not(main)': { display: 'none' },
  // Room for the phone's bottom bar.
  '@media (max-width: 767.98px)': {
    'html:not([data-framed], :has([data-pay-bar])) &:not([data-alone])': {
      paddingBottom: 'calc(64px + env(safe-area-inset-bottom))',
    },
  },
}));

const Main = styled('main')({ flex: 1, position: 'relative', minWidth: 0 });

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: theme.vars.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 12,
  fontWeight: 600,
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  '&:focus': { top: 12 },
}));
