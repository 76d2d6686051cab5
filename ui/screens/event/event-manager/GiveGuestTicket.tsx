import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useState } from 'react';
import { GiftIcon } from '#ui/icons/gift.gen.ts';
import { NOBODY, useGuestGift } from './edit-guest.view.ts';
import { type DeskEvent, ticketTypesOf } from './event-manager.view.ts';

const RecipientDialog = lazy(async () => ({
  default: (await import('#ui/screens/ticket/recipient/RecipientDialog.tsx')).RecipientDialog,
}));

type GiveGuestTicketProps = { readonly event: Pick<DeskEvent, 'timezone' | 'sessions'> };

/** Renders nothing where the event has no free ticket. [S2.14-18] */
export const GiveGuestTicket = ({ event }: GiveGuestTicketProps) => {
  const { t } = useLingui();
  const free = ticketTypesOf(event).filter(({ type }) => type.price === 0);
  const [chosen, setChosen] = useState(free[0]?.type.id ?? '');
  const gift = useGuestGift(event.timezone, t`Connection lost. Check the guest list before trying again.`);
  const one = free.find(({ type }) => type.id === chosen) ?? free[0];
  if (one === undefined) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<GiftIcon />} onClick={gift.begin}>
        <Trans>Give a ticket</Trans>
      </Button>
      {gift.key === null ? null : (
        <Suspense fallback={null}>
          <RecipientDialog
            open
            purpose="ISSUE"
            first={NOBODY}
            busy={gift.busy}
            ticketName=""
            onSubmit={(to, _newCode, ticketName) =>
              gift.give({ sessionId: one.session.id, ticketTypeId: one.type.id, to, ticketName })
            }
            onClose={gift.close}
          >
            <TextField
              select
              label={t`Ticket`}
              value={one.type.id}
              onChange={(change) => setChosen(change.target.value)}
            >
              {free.map(({ session, type }) => (
                <MenuItem key={type.id} value={type.id}>
                  {event.sessions.length > 1 ? `${type.name} · ${session.name}` : type.name}
                </MenuItem>
              ))}
            </TextField>
          </RecipientDialog>
        </Suspense>
      )}
    </>
  );
};
