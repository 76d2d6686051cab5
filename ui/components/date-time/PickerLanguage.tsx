import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { viVN } from '@mui/x-date-pickers/locales';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { WallClockAdapter } from './wall-clock-adapter.ts';

type Words = NonNullable<ComponentProps<typeof LocalizationProvider>['localeText']>;
const counted = (unit: string) => (count: string) => `${count.padStart(2, '0')} ${unit}`;
const VIETNAMESE: Words = {
  ...(viVN.components.MuiLocalizationProvider.defaultProps.localeText as Words),
  hoursClockNumberText: counted('giờ'),
  minutesClockNumberText: counted('phút'),
};

const ENGLISH: Words = {
  fieldMonthPlaceholder: () => 'MMM',
  hoursClockNumberText: counted('hours'),
  minutesClockNumberText: counted('minutes'),
};

/** Weeks begin on Monday in both languages. */
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
