import type { Dayjs } from 'dayjs';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CalendarIcon } from '#ui/icons/calendar.gen.ts';
import { fieldLook, popupLook, toolbarLook } from './picker-looks.ts';
import {
  type Precision,
  readWritten,
  shownFormat,
  thisMorning,
  useWritten,
  useWrittenProblem,
} from './written-value.view.ts';

export type WrittenFieldProps = {
  readonly label: ReactNode;
  /** '2026-11-27T19:30' or '2026-11-27', without a zone; '' while it is empty or incomplete. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly error?: boolean;
  readonly helperText?: ReactNode;
  readonly describedBy?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

export function usePickerProps(props: WrittenFieldProps, precision: Precision) {
  const { label, value, onValue, min, max, id, name, required = false, error = false, helperText, describedBy } = props;
  const locale = useLocale();
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const { date, onChange } = useWritten(value, onValue, precision);
  const problem = useWrittenProblem({ error, helperText }, { min, max }, precision, locale);
  return {
    limits: { min: readWritten(min ?? ''), max: readWritten(max ?? '') },
    picker: {
      label,
      value: date,
      onChange,
      timezone: 'UTC',
      // Where the calendar opens while nothing is written, and the time of a day that is picked first.
      referenceDate: readWritten(min ?? '') ?? thisMorning(),
      format: shownFormat(locale, precision),
      slots: { openPickerIcon: CalendarIcon },
      dayOfWeekFormatter: (day: Dayjs) => day.format('dd'),
      inputRef: input,
      ...(name === undefined ? {} : { name }),
    },
    slots: {
      textField: {
        ...(id === undefined ? {} : { id }),
        fullWidth: true,
        sx: fieldLook(date === null && !problem.typing),
        onFocus: problem.onFocus,
        onBlur: () => problem.onBlur((input.current?.value ?? '') !== ''),
        ...problem.words(date),
        slotProps: {
          input: {
            ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
            slotProps: { sectionContent: { 'aria-required': required } },
          },
        },
      },
      calendarHeader: { format: locale === 'vi' ? '[Tháng] M, YYYY' : 'MMMM YYYY' },
      toolbar: { toolbarFormat: locale === 'vi' ? 'D/M' : 'D MMM', sx: toolbarLook },
      desktopPaper: { sx: popupLook },
      ...(id === undefined ? {} : { popper: { 'aria-labelledby': `${id}-label` } }),
    },
  } as const;
}
