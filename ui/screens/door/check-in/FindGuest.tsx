import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { SearchIcon } from '#ui/icons/search.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { door } from './door-colours.ts';
import { FoundGuests } from './FoundGuests.tsx';
import { useGuestSearch } from './find-guest.view.ts';

type FindGuestProps = {
  readonly place: DoorPlace;
  readonly sessionId: number;
  readonly offline: boolean;
  readonly onCheckIn: (code: string) => void;
};

/** For a guest without a ticket at hand. */
export const FindGuest = (props: FindGuestProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<SearchIcon />}
        onClick={() => setOpen(true)}
        sx={{
          flex: 'none',
          minHeight: 44,
          color: door.ink,
          borderColor: '#7D7684',
          '&:hover': { borderColor: door.ink },
        }}
      >
        <Trans>Find guest</Trans>
      </Button>
      {open ? <FindGuestDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const FindGuestDialog = ({
  place,
  sessionId,
  offline,
  onCheckIn,
  onClose,
}: FindGuestProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const search = useGuestSearch(place, { sessionId, offline }, text);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      transitionDuration={0}
      // The answer to a check-in takes the focus.
      disableRestoreFocus
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { bgcolor: door.ground, color: door.ink, colorScheme: 'dark', backgroundImage: 'none' } },
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 720, mx: 'auto', p: 1.5, display: 'grid', gap: 1.5 }}>
        <h2 id={id} className="visually-hidden">
          <Trans>Find guest</Trans>
        </h2>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box
            component="input"
            type="search"
            autoFocus
            value={text}
            maxLength={100}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
            aria-label={t`Guest`}
            placeholder={
              place.managesGuests === true
                ? t`Name, email or last characters of the code`
                : t`Name or last characters of the code`
            }
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            sx={{
              flex: 1,
              minWidth: 0,
              minHeight: 48,
              px: 2,
              borderRadius: '12px',
              border: '1px solid',
              borderColor: '#7D7684',
              bgcolor: door.field,
              color: door.ink,
              fontSize: '1.0625rem',
              '&::placeholder': { color: door.muted, opacity: 1 },
            }}
          />
          <IconButton aria-label={t`Close`} onClick={onClose} sx={{ color: door.ink }}>
            <XIcon />
          </IconButton>
        </Box>
        {search.found === null ? (
          <Typography variant="body2" sx={{ color: door.muted }} role="status">
            <Trans>Type at least two letters.</Trans>
          </Typography>
        ) : (
          <FoundGuests
            found={search.found}
            looking={search.looking}
            sessions={place.sessions}
            timezone={place.timezone}
            onCheckIn={(code) => {
              onClose();
              onCheckIn(code);
            }}
          />
        )}
      </Box>
    </Dialog>
  );
};
