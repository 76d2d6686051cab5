import { Trans, useLingui } from '@lingui/react/macro';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useToast } from '#ui/bindings/use-toast.ts';
import { type DeskEvent, useWaitingRoom } from './event-manager.view.ts';

/** The organiser's switch for an on-sale that a crowd waits for. The whole row is the target. */
export const WaitingRoomSwitch = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const toast = useToast();
  const { on, turn } = useWaitingRoom(event);
  if (!event.abilities.includes('event.edit')) return null;
  const change = async (next: boolean) => {
    const trouble = await turn(next);
    if (trouble !== null) toast.error(trouble);
    else toast.success(next ? t`Waiting room turned on` : t`Waiting room turned off`);
  };
  return (
    <Paper
      component="label"
      htmlFor="waiting-room"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        p: { xs: 2, md: 3 },
        borderRadius: '16px',
        borderColor: 'divider',
        cursor: 'pointer',
      }}
    >
      <Typography variant="h4" component="span">
        <Trans>Waiting room</Trans>
      </Typography>
      <Switch
        checked={on}
        onChange={(_, next) => void change(next)}
        slotProps={{ input: { id: 'waiting-room', 'aria-describedby': 'waiting-room-text' } }}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        component="span"
        id="waiting-room-text"
        sx={{ gridColumn: { xs: '1 / -1', md: 1 }, maxWidth: '70ch' }}
      >
        <Trans>
          For sales that draw a crowd. The waiting room opens one hour before tickets go on sale. At opening time,
          places in line are drawn at random and buyers are let in as fast as we can serve them. Set a sales start date
          on your tickets first.
        </Trans>
      </Typography>
    </Paper>
  );
};
