import fc from 'fast-check';
import type { ThanksData } from '#domain/event/share/thanks-data.ts';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { anyEventName, anyNastyText } from './text.arbitraries.ts';

export const anyThanks: fc.Arbitrary<ThanksData> = fc.record({
  name: fc.oneof(fc.constantFrom('Ngô Lan', 'Minh', 'Nguyễn Thị Ước'), anyNastyText),
  eventName: anyEventName,
  companyName: fc.oneof(fc.constantFrom('', 'Công ty Gốm Việt'), anyNastyText),
  isDonate: fc.boolean(),
  isPrivate: fc.boolean(),
  locale: fc.constantFrom(...LOCALES),
});
