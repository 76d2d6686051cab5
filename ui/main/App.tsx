import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { LocaleContext } from '#ui/bindings/locale-context.ts';
import { PageConfigContext } from '#ui/bindings/page-config-context.ts';
import { type UseCases, UseCasesContext } from '#ui/bindings/use-cases-context.ts';
import { SignInProvider } from '#ui/components/sign-in/SignInProvider.tsx';
import { ToastsProvider } from '#ui/components/Toasts.tsx';
import { partDefaults, theme } from '#ui/theme/theme.ts';
import type { PageConfig } from './server-host.ts';

type AppProps = {
  readonly locale: Locale;
  readonly i18n: I18n;
  readonly styles: EmotionCache;
  readonly useCases: UseCases;
  readonly config: PageConfig;
  readonly children: ReactNode;
};

export const App = ({ locale, i18n, styles, useCases, config, children }: AppProps) => (
  <CacheProvider value={styles}>
    <I18nProvider i18n={i18n}>
      <LocaleContext value={locale}>
        <PageConfigContext value={config}>
          <UseCasesContext value={useCases}>
            <ThemeContext value={theme}>
              <DefaultPropsProvider value={partDefaults}>
                <ToastsProvider>
                  <SignInProvider>{children}</SignInProvider>
                </ToastsProvider>
              </DefaultPropsProvider>
            </ThemeContext>
          </UseCasesContext>
        </PageConfigContext>
      </LocaleContext>
    </I18nProvider>
  </CacheProvider>
);
