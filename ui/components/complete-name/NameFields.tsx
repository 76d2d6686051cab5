import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { isMissing, NAME_LONGEST, type WrittenName } from './name-fields.view.ts';

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
  const familyNameFirst = useLocale() === 'vi';
  const field = (part: keyof WrittenName, label: string, missing: string, autoComplete: string, first: boolean) => {
    const lacks = tried && isMissing(name[part]);
    return (
      <TextField
        key={part}
        name={part}
        label={label}
        autoFocus={autoFocus && first}
        value={name[part]}
        onChange={(event) => onChange({ ...name, [part]: event.target.value })}
        error={lacks}
        helperText={lacks ? missing : undefined}
        slotProps={{ htmlInput: { autoComplete, maxLength: NAME_LONGEST } }}
      />
    );
  };
  const given = field('firstName', t`First name`, t`Please enter first name`, 'given-name', !familyNameFirst);
  const family = field('lastName', t`Last name`, t`Please enter last name`, 'family-name', familyNameFirst);
  return familyNameFirst ? [family, given] : [given, family];
};
