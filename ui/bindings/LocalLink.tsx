import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

type LocalLinkProps = Omit<MuiLinkProps<typeof RouterLink>, 'component'> & Pick<RouterLinkProps, 'to'>;

/** A link inside the product; `to` is written without a language (see paths.ts). */
export const LocalLink = (props: LocalLinkProps) => <MuiLink component={RouterLink} {...props} />;
