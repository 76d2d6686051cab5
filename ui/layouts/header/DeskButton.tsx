import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { deskOnly } from '#ui/layouts/mobile.ts';

export const DeskButton = styled(Button)({
  paddingInline: 14,
  ...deskOnly,
  '@media (max-width: 900px)': { paddingInline: 8 },
}) as typeof Button;
