import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router';

/** The page alone, for frames of other sites. */
export const SimpleLayout = () => (
  <Main id="content">
    <Outlet />
  </Main>
);

const Main = styled('main')({ '--header-height': '0px' });
