import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { PickerLanguage } from './PickerLanguage.tsx';
import { usePickerProps, type WrittenFieldProps } from './picker-props.view.ts';

export const DateTimeField = (props: WrittenFieldProps) => (
  <PickerLanguage>
    <Picker {...props} />
  </PickerLanguage>
);

const Picker = (props: WrittenFieldProps) => {
  const { picker, limits, slots } = usePickerProps(props, 'moment');
  return (
    <DateTimePicker
      {...picker}
      ampm={false}
      // Beside the calendar, hours and minutes need more than a phone has.
      desktopModeMediaQuery="(pointer: fine) and (min-width: 768px)"
      slotProps={slots}
      {...(limits.min === null ? {} : { minDateTime: limits.min })}
      {...(limits.max === null ? {} : { maxDateTime: limits.max })}
    />
  );
};
