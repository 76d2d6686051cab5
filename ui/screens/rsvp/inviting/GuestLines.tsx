import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GuestLineRow, Revision } from './GuestLineRow.tsx';
import { type GuestLine, type GuestLines as Lines, MOST_INVITATIONS_AT_ONCE } from './guest-lines.view.ts';

export const GuestLines = ({ guests }: { readonly guests: Lines }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<GuestLine | null>(null);
  const [onlyWrong, setOnlyWrong] = useState(false);
  if (guests.lines.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        <Trans>No guests on the list yet.</Trans>
      </Typography>
    );
  const shown = guests.lines
    .map((line, at) => ({ line, number: at + 1, trouble: guests.sentence(line) }))
    .filter(({ line, trouble }) => !onlyWrong || guests.wrong === 0 || trouble !== null || open?.key === line.key);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="p" role="status">
          <Plural value={guests.lines.length} one="# guest" other="# guests" />
          {guests.wrong === 0 ? null : (
            <Box component="span" sx={{ color: 'error.main' }}>
              {' · '}
              <Plural value={guests.wrong} one="# to review" other="# to review" />
            </Box>
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {guests.wrong > 0 && guests.wrong < guests.lines.length ? (
            <Button size="small" color="secondary" sx={{ minHeight: 44 }} onClick={() => setOnlyWrong(!onlyWrong)}>
              {onlyWrong ? <Trans>Show all guests</Trans> : <Trans>Show only those to review</Trans>}
            </Button>
          ) : null}
          <Button size="small" color="secondary" sx={{ minHeight: 44 }} onClick={guests.clear}>
            <Trans>Remove all</Trans>
          </Button>
        </Box>
      </Box>
      {guests.tooMany ? (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 1 }}>
          <Trans>Please invite at most {MOST_INVITATIONS_AT_ONCE} people at once</Trans>
        </Alert>
      ) : null}
      <Box
        component="ol"
        aria-label={t`Guests to invite`}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 640, overflowY: 'auto' }}
        tabIndex={0}
      >
        {shown.map(({ line, number, trouble }) =>
          open?.key === line.key ? (
            <Revision
              key={line.key}
              line={line}
              onDone={(guest) => {
                guests.revise(line.key, guest);
                setOpen(null);
              }}
              onLeave={() => setOpen(null)}
            />
          ) : (
            <GuestLineRow
              key={line.key}
              line={line}
              number={number}
              trouble={trouble}
              onEdit={setOpen}
              onRemove={guests.remove}
            />
          ),
        )}
      </Box>
    </div>
  );
};
