import { Trans } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { DeskTicketType } from '#application/event/ports/event-desk.ts';

type TicketChoiceProps = {
  readonly types: readonly DeskTicketType[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
};

export const TicketChoice = ({ types, chosen, onChosen }: TicketChoiceProps) => (
  <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
    <legend style={{ padding: 0, fontSize: '0.875rem', fontWeight: 600 }}>
      <Trans>For these tickets</Trans>
    </legend>
    {types.map(({ id, name }) => (
      <FormControlLabel
        key={id}
        sx={{ display: 'flex', mr: 0 }}
        control={
          <Checkbox
            checked={chosen.includes(id)}
            onChange={(_, on) => onChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        }
        label={name}
      />
    ))}
  </fieldset>
);
