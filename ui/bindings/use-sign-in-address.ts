import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localisedPath } from './localised-path.ts';
import { readSignInAddress } from './sign-in-address.ts';
import { useLocale } from './use-locale.ts';
import { useRequireSignIn } from './use-require-sign-in.ts';

export function useSignInAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const locale = useLocale();
  useEffect(() => {
    const asked = readSignInAddress(search);
    if (asked === null) return;
    // A reload must not ask again.
    void navigate(`${pathname}${asked.rest}`, { replace: true });
    void requireSignIn({ goOnTo: localisedPath(asked.goOnTo, locale) }).then(
      (account) => account !== null && navigate(asked.goOnTo, { replace: true }),
    );
  }, [pathname, search, navigate, requireSignIn, locale]);
}
