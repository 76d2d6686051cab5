import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEventForm } from './event-form.view.ts';
import { focusField } from './form-steps.view.ts';
import { NumberField } from './NumberField.tsx';
import { SwitchRow } from './SwitchRow.tsx';

type SelfServiceRowProps = {
  readonly name: 'refundDays' | 'sessionChangeDays' | 'nameChangeDays';
  readonly title: ReactNode;
  readonly text: ReactNode;
};

/** The field that belongs to the switch above it. */
export const DaysRow = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ py: 2, maxWidth: 360, borderBottom: 1, borderColor: 'divider' }}>{children}</Box>
);

export const SelfServiceRow = ({ name, title, text }: SelfServiceRowProps) => {
  const { t } = useLingui();
  const { draft, change } = useEventForm();
  const days = draft[name];
  return (
    <>
      <SwitchRow
        name={`${name}.on`}
        title={title}
        text={text}
        checked={days !== null}
        onChange={(on) => {
          change({ [name]: on ? '1' : null });
          if (on) focusField(name);
        }}
      />
      {days === null ? null : (
        <DaysRow>
          <NumberField
            name={name}
            label={t`Until how many days before the session`}
            required
            digits={days}
            onDigits={(digits) => change({ [name]: digits })}
            helperText={days === '0' ? <Trans>Until the session starts.</Trans> : t`At the time of day it starts.`}
          />
        </DaysRow>
      )}
    </>
  );
};
