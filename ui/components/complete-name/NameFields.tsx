import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { isMissing, NAME_LONGEST, typedInto, type WrittenName, writtenOrder } from './name-fields.view.ts';

type NameFieldsProps = {
  readonly name: WrittenName;
  readonly onChange: (name: WrittenName) => void;
  /** Show missing parts. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
};

/** [S5-05] [S5-06] */
export const NameFields = ({ name, onChange, tried, autoFocus = false }: NameFieldsProps) => {
  const { t } = useLingui();
  const nameOrder = writtenOrder(useLocale());
  const familyFirst = nameOrder === 'FAMILY_FIRST';
  const field = (
    part: 'firstName' | 'lastName',
    label: string,
    missing: string,
    autoComplete: string,
    first: boolean,
  ) => {
    const lacks = tried && isMissing(name[part]);
    return (
      <TextField
        key={part}
        name={part}
        label={label}
        autoFocus={autoFocus && first}
        value={name[part]}
        onChange={(event) => onChange(typedInto(name, part, event.target.value, nameOrder))}
        error={lacks}
        helperText={lacks ? missing : undefined}
        slotProps={{ htmlInput: { autoComplete, maxLength: NAME_LONGEST } }}
      />
    );
  };
  const given = field('firstName', t`First name`, t`Please enter first name`, 'given-name', !familyFirst);
  const family = field('lastName', t`Last name`, t`Please enter last name`, 'family-name', familyFirst);
  return familyFirst ? [family, given] : [given, family];
};
