import { paths } from '#ui/routes/paths.ts';

/** The two pages before a sunrise; all others stand on paper. [S2.2-07] */
export const hasGradient = (pathname: string): boolean =>
  pathname === paths.home() || pathname.replace(/\/$/, '') === paths.discovery();
