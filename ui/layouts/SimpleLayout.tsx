import { Outlet } from 'react-router';
import { styled } from '#ui/theme/styled.ts';

/** For frames of other sites. */
export const SimpleLayout = () => (
  <Main id="content">
    <Outlet />
  </Main>
);

const Main = styled('main')({ '--header-height': '0px' });
