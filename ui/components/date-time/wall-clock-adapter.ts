import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateBuilderReturnType } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/vi.js';

dayjs.extend(utc);

/** UTC inside, because the device's zone may skip an hour that the event's zone has. */
export class WallClockAdapter extends AdapterDayjs {
  override date = <T extends string | null | undefined>(value?: T): DateBuilderReturnType<T> => {
    const date = value === null ? null : this.#inLanguage(value === undefined ? today() : dayjs.utc(value));
    return date as DateBuilderReturnType<T>;
  };
  override parse = (value: string, format: string): Dayjs | null =>
    value === '' ? null : this.#inLanguage(dayjs.utc(value, format, true));

  #inLanguage(date: Dayjs): Dayjs {
    return date.locale(this.getCurrentLocaleCode());
  }
}

/** The device's day, for the calendar's mark. */
const today = (): Dayjs => dayjs.utc(dayjs().format('YYYY-MM-DDTHH:mm'));
