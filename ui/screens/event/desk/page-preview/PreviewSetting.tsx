import { CacheProvider, ThemeContext } from '@emotion/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { LocaleContext } from '#ui/bindings/locale-context.ts';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';
import { PageConfigContext, type PageSettings } from '#ui/bindings/page-config-context.ts';
import { type UseCases, UseCasesContext } from '#ui/bindings/use-cases-context.ts';
import type { NeedArea } from '#ui/routes/area.ts';
import { useIsHydrated } from '#ui/screens/event/event-page/host/use-is-hydrated.ts';
import { makeStyleCache } from '#ui/theme/style-cache.ts';
import { partDefaults, theme } from '#ui/theme/theme.ts';

type PreviewSettingProps = {
  readonly page: Document;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly config: PageSettings;
  readonly need: NeedArea;
  readonly useCases: UseCases;
  readonly children: ReactNode;
};

/** As ui/main/App.tsx, for the frame's document. Signing in and toasts have nobody who answers. */
export const PreviewSetting = ({ page, i18n, locale, config, need, useCases, children }: PreviewSettingProps) => {
  const [styles] = useState(() => makeStyleCache('preview', page.head));
  const [themeOfFrame] = useState(() => {
    const frame = page.defaultView ?? window;
    const matchMedia = (query: string): MediaQueryList => frame.matchMedia(query);
    return { ...theme, components: { ...theme.components, MuiUseMediaQuery: { defaultProps: { matchMedia } } } };
  });
  // An empty place is hydrated: createRoot would weigh on every page.
  if (!useIsHydrated()) return null;
  return (
    <CacheProvider value={styles}>
      <I18nProvider i18n={i18n}>
        <LocaleContext value={locale}>
          <PageConfigContext value={config}>
            <UseCasesContext value={useCases}>
              <NeedAreaContext value={need}>
                <ThemeContext value={themeOfFrame}>
                  <DefaultPropsProvider value={partDefaults}>{children}</DefaultPropsProvider>
                </ThemeContext>
              </NeedAreaContext>
            </UseCasesContext>
          </PageConfigContext>
        </LocaleContext>
      </I18nProvider>
    </CacheProvider>
  );
};
