import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import type { EventCategory, EventFilter } from '#application/event/ports/event-listings.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { useSavedSearches } from './saved-searches.view.ts';

type Props = {
  readonly path: string;
  readonly filter: EventFilter;
  readonly categories: readonly EventCategory[];
  readonly onClose: () => void;
};

export const SavedSearchesDialog = ({ path, filter, categories, onClose }: Props) => {
  const { t } = useLingui();
  const title = useId();
  const { at, kept, problem, busy, now, tryAgain, save, remove } = useSavedSearches(filter, categories);
  const name = now === null ? null : wholeParts(now);
  const isNew = now !== null && kept !== null && !kept.some(({ isNow }) => isNow);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>
        <Trans>Saved searches</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem === null ? null : (
          <Alert
            severity="error"
            role="alert"
            action={
              kept === null ? (
                <Button color="inherit" onClick={tryAgain}>
                  <Trans>Try again</Trans>
                </Button>
              ) : undefined
            }
          >
            {problem}
          </Alert>
        )}
        {kept === null ? (
          problem === null ? (
            <Skeleton variant="rounded" height={96} />
          ) : null
        ) : kept.length > 0 ? (
          <List aria-labelledby={title}>
            {kept.map(({ id, name, to, isNow }) => (
              <li key={id}>
                <Search to={`${path}${to}`} aria-current={isNow ? 'true' : undefined} onClick={onClose}>
                  {wholeParts(name)}
                </Search>
                <IconButton aria-label={t`Remove ${name}`} disabled={busy} onClick={() => void remove(id)}>
                  <Trash2Icon small />
                </IconButton>
              </li>
            ))}
          </List>
        ) : now === null ? (
          <Typography>
            <Trans>Nothing saved yet. Choose a city, a price or another filter, then save it here.</Trans>
          </Typography>
        ) : null}
        {isNew ? (
          <Button
            variant="contained"
            size="large"
            loading={busy}
            onClick={() => void save()}
            sx={{
              paddingBlock: 1.25,
              lineHeight: 1.4,
              whiteSpace: 'normal',
              textWrap: 'balance',
              overflowWrap: 'anywhere',
            }}
          >
            <Trans>Save search: {name}</Trans>
          </Button>
        ) : null}
        {at === null || problem !== null ? null : (
          <Typography variant="body2" color="textSecondary">
            {at === 'ACCOUNT' ? (
              <Trans>Kept with your account, on every device.</Trans>
            ) : (
              <Trans>Kept on this device. Sign in to have them everywhere.</Trans>
            )}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Breaks between its parts only. */
const wholeParts = (name: string): string => name.replaceAll(/(?<!·) (?!·)/g, '\u00a0');

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  padding: 0,
  margin: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 4 },
});

const Search = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '12px 14px',
  borderRadius: 12,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.tone.sunken },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.tone.sunken,
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
  },
}));
