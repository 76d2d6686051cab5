import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { viVN } from '@mui/x-date-pickers/locales';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { WallClockAdapter } from './wall-clock-adapter.ts';

type Words = NonNullable<ComponentProps<typeof LocalizationProvider>['localeText']>;
/** A number is spoken as it is written: '07 giờ'. */
const counted = (unit: string) => (count: string) => `${count.padStart(2, '0')} ${unit}`;
const VIETNAMESE: Words = {
  ...(viVN.components.MuiLocalizationProvider.defaultProps.localeText as Words),
  hoursClockNumberText: counted('giờ'),
  minutesClockNumberText: counted('phút'),
};

/** The months are written 'Nov'. */
const ENGLISH: Words = {
  fieldMonthPlaceholder: () => 'MMM',
  hoursClockNumberText: counted('hours'),
  minutesClockNumberText: counted('minutes'),
};

/** Dates, their order and the calendar's words in the page's language. Weeks begin on Monday in both. */
export const PickerLanguage = ({ children }: { readonly children: ReactNode }) => {
  const locale = useLocale();
  return (
    <LocalizationProvider
      dateAdapter={WallClockAdapter}
      adapterLocale={locale === 'vi' ? 'vi' : 'en-gb'}
      localeText={locale === 'vi' ? VIETNAMESE : ENGLISH}
    >
      {children}
    </LocalizationProvider>
  );
};
