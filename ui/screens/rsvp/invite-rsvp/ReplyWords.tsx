import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '#ui/theme/styled.ts';

const Reply = styled('div')({ display: 'grid', gap: 4, paddingBlock: 8, textAlign: 'center', textWrap: 'balance' });

export const ReplyWords = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Reply role="status">
    <Typography id="registration-title" variant="h2">
      {title}
    </Typography>
    <Typography color="textSecondary">{children}</Typography>
  </Reply>
);
