import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickerLanguage } from './PickerLanguage.tsx';
import { usePickerProps, type WrittenFieldProps } from './picker-props.view.ts';

export const DateField = (props: WrittenFieldProps) => (
  <PickerLanguage>
    <Picker {...props} />
  </PickerLanguage>
);

const Picker = (props: WrittenFieldProps) => {
  const { picker, limits, slots } = usePickerProps(props, 'day');
  return (
    <DatePicker
      {...picker}
      slotProps={slots}
      {...(limits.min === null ? {} : { minDate: limits.min })}
      {...(limits.max === null ? {} : { maxDate: limits.max })}
    />
  );
};
