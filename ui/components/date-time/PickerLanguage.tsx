import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { viVN } from '@mui/x-date-pickers/locales';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { WallClockAdapter } from './wall-clock-adapter.ts';

type Words = NonNullable<ComponentProps<typeof LocalizationProvider>['localeText']>;
const VIETNAMESE = viVN.components.MuiLocalizationProvider.defaultProps.localeText as Words;

/** Dates, their order and the calendar's words in the page's language. Weeks begin on Monday in both. */
export const PickerLanguage = ({ children }: { readonly children: ReactNode }) => {
  const locale = useLocale();
  return (
    <LocalizationProvider
      dateAdapter={WallClockAdapter}
      adapterLocale={locale === 'vi' ? 'vi' : 'en-gb'}
      localeText={locale === 'vi' ? VIETNAMESE : {}}
    >
      {children}
    </LocalizationProvider>
  );
};
