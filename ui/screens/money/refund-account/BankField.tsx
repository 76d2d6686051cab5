import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '#ui/theme/styled.ts';
import { BANKS, bankOf, banksNamed } from './receive-refund.view.ts';

const Option = styled('li')(({ theme }) => ({
  '&&': { display: 'block', paddingBlock: 8 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

type BankFieldProps = {
  readonly bin: string;
  readonly problem: string | undefined;
  readonly onChoose: (bin: string) => void;
};

export const BankField = ({ bin, problem, onChoose }: BankFieldProps) => {
  const { t } = useLingui();
  return (
    <Autocomplete
      options={BANKS}
      value={bankOf(bin)}
      onChange={(_event, chosen) => onChoose(chosen?.bin ?? '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={(bank) => bank.bin}
      filterOptions={(_banks, { inputValue, getOptionLabel }) => {
        const chosen = bankOf(bin);
        return [...banksNamed(chosen !== null && getOptionLabel(chosen) === inputValue ? '' : inputValue)];
      }}
      autoHighlight
      noOptionsText={t`No bank by this name`}
      openText={t`Show all banks`}
      closeText={t`Close`}
      clearText={t`Clear`}
      renderOption={({ key, ...props }, { name, fullName }) => (
        <Option key={key} {...props}>
          {name}
          <small>{fullName}</small>
        </Option>
      )}
      renderInput={({ id, slotProps }) => (
        <FormControl variant="outlined" fullWidth error={problem !== undefined}>
          <InputLabel {...slotProps.inputLabel}>{t`Bank`}</InputLabel>
          <OutlinedInput
            {...slotProps.input}
            id={id}
            name="bank"
            fullWidth
            inputProps={{
              ...slotProps.htmlInput,
              ...(problem === undefined ? {} : { 'aria-describedby': `${id}-text` }),
            }}
          />
          {problem === undefined ? null : <FormHelperText id={`${id}-text`}>{problem}</FormHelperText>}
        </FormControl>
      )}
    />
  );
};
