import { Outlet } from 'react-router';
import { usePageLanguage } from '#ui/bindings/use-page-language.ts';
import { useReferralCapture } from '#ui/bindings/use-referral-capture.ts';
import { useRestoreSession } from '#ui/bindings/use-restore-session.ts';
import { useScrollRestoration } from '#ui/bindings/use-scroll-restoration.ts';
import { useSignInAddress } from '#ui/bindings/use-sign-in-address.ts';
import { CompleteNameGate } from '#ui/components/complete-name/CompleteNameGate.tsx';
import { ConsentGate } from '#ui/components/consent/ConsentGate.tsx';
import { LanguageHintGate } from '#ui/components/language-hint/LanguageHintGate.tsx';
import { NavigationNotice } from '#ui/components/NavigationNotice.tsx';
import { SearchProvider } from '#ui/components/search/SearchProvider.tsx';
import { useFollowedColorScheme } from '#ui/theme/color-scheme.ts';

export const PageFrame = () => {
  useFollowedColorScheme();
  useRestoreSession();
  useReferralCapture();
  useScrollRestoration();
  useSignInAddress();
  usePageLanguage();
  return (
    <SearchProvider>
      <NavigationNotice />
      <Outlet />
      <CompleteNameGate />
      <ConsentGate />
      <LanguageHintGate />
    </SearchProvider>
  );
};
