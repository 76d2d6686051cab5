import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

type LocalLinkProps = Omit<TypographyProps<typeof RouterLink>, 'component' | 'className'> & Pick<RouterLinkProps, 'to'>;

/** `to` has no language prefix (paths.ts). */
export const LocalLink = (props: LocalLinkProps) => (
  <Typography component={RouterLink} variant="inherit" color="primary" className="local-link" {...props} />
);
