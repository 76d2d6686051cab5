import { styled } from '#ui/theme/styled.ts';
import { FramedList } from './FramedList.tsx';

export const NarrowList = styled(FramedList)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

export const NarrowLine = styled('li')({ padding: '10px 16px' });
