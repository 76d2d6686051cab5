import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { PictureField } from '#ui/screens/people/public-page/PictureField.tsx';
import { useIdCardForm } from './id-card-form.view.ts';

type Props = { readonly onClose: () => void; readonly onDone: () => void };

/** [S2.12-11] */
export const IdCardDialog = ({ onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { typed, type, front, back, today, wrong, busy, problem, sending, submit } = useIdCardForm(onDone);
  return (
    <FormDialog
      title={<Trans>Your ID card</Trans>}
      action={<Trans>Send</Trans>}
      problem={problem}
      busy={busy}
      waits={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Full name, as on your ID card`}
        name="fullname"
        value={typed.fullname}
        onChange={(event) => type({ fullname: event.target.value })}
        error={wrong.fullname !== undefined}
        helperText={wrong.fullname}
        slotProps={{ htmlInput: { autoComplete: 'name', maxLength: 200 } }}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={t`Date of birth`}
          name="birthday"
          type="date"
          value={typed.birthday}
          onChange={(event) => type({ birthday: event.target.value })}
          error={wrong.birthday !== undefined}
          helperText={wrong.birthday}
          slotProps={{ htmlInput: { autoComplete: 'bday', max: today } }}
        />
        <TextField
          label={t`ID card number (12 digits)`}
          name="idNumber"
          value={typed.idNumber}
          onChange={(event) => type({ idNumber: event.target.value })}
          error={wrong.idNumber !== undefined}
          helperText={wrong.idNumber}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Side wrong={wrong.frontImage}>
          <PictureField label={<Trans>Front of your ID card</Trans>} name="frontImage" shape="card" picture={front} />
        </Side>
        <Side wrong={wrong.backImage}>
          <PictureField label={<Trans>Back of your ID card</Trans>} name="backImage" shape="card" picture={back} />
        </Side>
      </Box>
    </FormDialog>
  );
};

const Side = ({ wrong, children }: { readonly wrong: string | undefined; readonly children: ReactNode }) => (
  <div>
    {children}
    {wrong === undefined ? null : <FormHelperText error>{wrong}</FormHelperText>}
  </div>
);
