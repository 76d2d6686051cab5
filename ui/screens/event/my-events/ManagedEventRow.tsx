import { Trans, useLingui } from '@lingui/react/macro';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EventAction } from '#domain/event/event-actions.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { paths } from '#ui/routes/paths.ts';
import { ConfirmByName } from '#ui/screens/event/desk/ConfirmByName.tsx';
import { filledPercent, showCount } from '#ui/screens/event/desk/figures.view.ts';
import { clockTime, longDate } from '#ui/screens/event-time.view.ts';
import { isOffered, type ManagedEvent, shownState, useEventActs } from './my-events.view.ts';

type ManagedEventRowProps = { readonly event: ManagedEvent; readonly now: Instant };

/** One event of the list, with what its viewer may do with it. */
export const ManagedEventRow = ({ event, now }: ManagedEventRowProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { baseUrl } = usePageConfig();
  const acts = useEventActs(t`Can't reach the server. Please try again.`);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const may = (ability: string) => event.abilities.includes(ability);
  const draft = event.status === 'READY';
  const offered = (action: EventAction) => isOffered(event, action, now);
  const main = draft
    ? may('event.edit') && offered('EDIT')
      ? paths.editEvent(event.id)
      : paths.event(event.slug)
    : may('event.guests') || may('event.revenue')
      ? paths.manageEvent(event.id)
      : may('event.check-in') && offered('CHECK_IN')
        ? paths.checkIn(event.id)
        : paths.event(event.slug);
  const filled = filledPercent(event.sold, event.capacity);
  const sold = showCount(event.sold, locale);
  const capacity = event.capacity === null ? '' : showCount(event.capacity, locale);

  const tell = (trouble: string | null, done: string, undo?: () => Promise<void>) => {
    if (trouble !== null) toast.error(trouble);
    else if (undo === undefined) toast.success(done);
    else toast.show({ kind: 'success', text: done, action: { label: t`Undo`, run: () => void undo() } });
  };
  const archive = async (to: boolean) => {
    const trouble = await acts.archive(event.id, to);
    tell(trouble, to ? t`“${event.name}” archived` : t`“${event.name}” restored`, async () =>
      tell(await acts.archive(event.id, !to), t`Undone`),
    );
  };
  const copyText = useCopy();
  const copy = () => copyText(`${baseUrl}${localisedPath(paths.event(event.slug), locale)}`);
  const close = (act?: () => void) => () => {
    setMenu(null);
    act?.();
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr) 44px', md: '120px minmax(0, 1fr) 180px auto' },
        gap: { xs: 1.5, md: 2.5 },
        alignItems: 'center',
        p: { xs: 1.25, md: 1.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          alignSelf: 'start',
          aspectRatio: { xs: '1', md: '16 / 10' },
          borderRadius: '10px',
          overflow: 'hidden',
          bgcolor: event.cover?.color ?? 'tone.sunken',
        }}
      >
        {event.cover === null ? null : (
          <Box
            component="img"
            src={event.cover.url}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          <Box
            component={Link}
            to={main}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {event.name}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {longDate(event.beginAt, event.timezone, locale)}
          {'\u00a0'}· {clockTime(event.beginAt, event.timezone)}
          {event.sessions > 1 ? (
            <>
              {'\u00a0'}· <Trans>{event.sessions} sessions</Trans>
            </>
          ) : null}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          <StateChip event={event} now={now} />
          <Typography
            variant="caption"
            color="textSecondary"
            component="span"
            sx={{ display: { md: 'none' }, alignSelf: 'center' }}
            className="tabular"
          >
            {event.capacity === null ? (
              <Trans>{sold} sold</Trans>
            ) : (
              <Trans>
                {sold} of {capacity} sold
              </Trans>
            )}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography variant="body2" className="tabular">
          {event.capacity === null ? (
            <Trans>{sold} sold</Trans>
          ) : (
            <Trans>
              {sold} of {capacity} sold
            </Trans>
          )}
        </Typography>
        {filled === null ? null : (
          <LinearProgress
            variant="determinate"
            value={filled}
            aria-label={t`Sold`}
            sx={{
              mt: 0.75,
              height: 6,
              borderRadius: 3,
              bgcolor: 'tone.sunken',
              '& .MuiLinearProgress-bar': { bgcolor: 'tone.jade' },
            }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, justifySelf: 'end' }}>
        <Button
          component={Link}
          to={main}
          variant="outlined"
          size="small"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, minHeight: 44 }}
        >
          {draft ? <Trans>Continue</Trans> : <Trans>Manage</Trans>}
        </Button>
        <IconButton
          aria-label={t`More actions for ${event.name}`}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={(click) => setMenu(click.currentTarget)}
        >
          <MoreVert />
        </IconButton>
        <Menu
          anchorEl={menu}
          open={menu !== null}
          onClose={close()}
          transformOrigin={{ horizontal: 'right', vertical: 'top' }}
          anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        >
          {draft ? null : (
            <MenuItem component={Link} to={paths.event(event.slug)}>
              <Trans>View event page</Trans>
            </MenuItem>
          )}
          {draft ? null : (
            <MenuItem onClick={close(() => void copy())}>
              <Trans>Copy link</Trans>
            </MenuItem>
          )}
          {may('event.edit') && offered('EDIT') ? (
            <MenuItem component={Link} to={paths.editEvent(event.id)}>
              <Trans>Edit</Trans>
            </MenuItem>
          ) : null}
          {may('event.check-in') && offered('CHECK_IN') ? (
            <MenuItem component={Link} to={paths.checkIn(event.id)}>
              <Trans>Check-in page</Trans>
            </MenuItem>
          ) : null}
          {may('event.publish') && offered('PUBLISH') ? (
            <MenuItem
              onClick={close(
                () => void acts.publish(event.id).then((trouble) => tell(trouble, t`“${event.name}” published`)),
              )}
            >
              <Trans>Publish</Trans>
            </MenuItem>
          ) : null}
          {may('event.archive') ? (
            <MenuItem onClick={close(() => void archive(!event.archive))}>
              {event.archive ? <Trans>Unarchive</Trans> : <Trans>Archive</Trans>}
            </MenuItem>
          ) : null}
          {may('event.delete') && offered('DELETE') ? (
            <MenuItem onClick={close(() => setDeleting(true))} sx={{ color: 'error.main' }}>
              <Trans>Delete…</Trans>
            </MenuItem>
          ) : null}
        </Menu>
        {deleting ? (
          <ConfirmByName
            name={event.name}
            title={<Trans>Delete “{event.name}”?</Trans>}
            act={<Trans>Delete permanently</Trans>}
            onClose={() => setDeleting(false)}
            onAct={async () => {
              const trouble = await acts.remove(event.id);
              setDeleting(false);
              tell(trouble, t`“${event.name}” deleted`);
            }}
          >
            <Trans>This also deletes its sessions, tickets and images. This can't be undone.</Trans>
          </ConfirmByName>
        ) : null}
      </Box>
    </Box>
  );
};

const StateChip = ({ event, now }: ManagedEventRowProps) => {
  const chip = (label: React.ReactNode, ground: string, ink: string) => (
    <Chip size="small" label={label} sx={{ bgcolor: ground, color: ink }} />
  );
  switch (shownState(event, now)) {
    case 'ARCHIVED':
      return chip(<Trans>Archived</Trans>, 'tone.sunken', 'text.secondary');
    case 'DRAFT':
      return chip(<Trans>Draft</Trans>, 'tone.goldWash', 'tone.onGoldWash');
    case 'CANCELLED':
      return chip(<Trans>Cancelled</Trans>, 'tone.dangerWash', 'tone.danger');
    case 'PAST':
      return chip(<Trans>Ended</Trans>, 'tone.sunken', 'text.secondary');
    case 'ONGOING':
      return chip(<Trans>Happening now</Trans>, 'tone.vermilionWash', 'primary.main');
    case 'SOLD_OUT':
      return chip(<Trans>Sold out</Trans>, 'tone.clayWash', 'tone.clay');
    case 'UPCOMING':
      return chip(<Trans>Published</Trans>, 'tone.jadeWash', 'tone.jade');
  }
};
