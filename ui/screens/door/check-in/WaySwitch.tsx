import { Trans, useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DoorState } from './check-in.view.ts';
import { door } from './door-colours.ts';

type Way = DoorState['way'];

const button = {
  flex: 1,
  minHeight: 44,
  color: door.ink,
  borderColor: '#7D7684',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: door.ink, color: door.ground },
} as const;

/** Only where the event allows re-entry. */
export const WaySwitch = ({ way, onWay }: { readonly way: Way; readonly onWay: (way: Way) => void }) => {
  const { t } = useLingui();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={way}
      aria-label={t`Direction`}
      onChange={(_event, chosen: Way | null) => {
        if (chosen !== null) onWay(chosen);
      }}
    >
      <ToggleButton value="IN" sx={button}>
        <Trans>In</Trans>
      </ToggleButton>
      <ToggleButton value="OUT" sx={button}>
        <Trans>Out</Trans>
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
