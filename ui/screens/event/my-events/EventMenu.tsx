import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { EllipsisVerticalIcon } from '#ui/icons/ellipsis-vertical.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { ConfirmByName } from '#ui/screens/event/desk/ConfirmByName.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { type ManagedEvent, type MenuEntry, useEventActs } from './managed-event.view.ts';

type EventMenuProps = { readonly event: ManagedEvent; readonly entries: readonly MenuEntry[] };

export const EventMenu = ({ event, entries }: EventMenuProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { baseUrl } = usePageConfig();
  const copy = useCopy();
  const acts = useEventActs(t`Can’t reach the server. Please try again.`);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { id, name, slug } = event;

  const report = (trouble: string | null, done: string, undo?: () => Promise<void>) => {
    if (trouble !== null) toast.error(trouble);
    else if (undo === undefined) toast.success(done);
    else toast.show({ kind: 'default', text: done, action: { label: t`Undo`, run: () => void undo() } });
  };
  const publish = async () => report(await acts.publish(id), t`“${name}” published`);
  const archive = async (to: boolean) =>
    report(await acts.archive(id, to), to ? t`“${name}” archived` : t`“${name}” restored`, async () =>
      report(await acts.archive(id, !to), t`Undone`),
    );
  const remove = async () => {
    const trouble = await acts.remove(id);
    setDeleting(false);
    report(trouble, t`“${name}” deleted`);
  };
  const close = (act?: () => void) => () => {
    setAnchor(null);
    act?.();
  };

  const item = (entry: MenuEntry) => {
    switch (entry) {
      case 'PAGE':
        return (
          <MenuItem key={entry} component={Link} to={paths.event(slug)}>
            <Trans>View event page</Trans>
          </MenuItem>
        );
      case 'COPY_LINK':
        return (
          <MenuItem
            key={entry}
            onClick={close(() => void copy(`${baseUrl}${localisedPath(paths.event(slug), locale)}`))}
          >
            <Trans>Copy link</Trans>
          </MenuItem>
        );
      case 'EDIT':
        return (
          <MenuItem key={entry} component={Link} to={paths.editEvent(id)}>
            <Trans>Edit</Trans>
          </MenuItem>
        );
      case 'CHECK_IN':
        return (
          <MenuItem key={entry} component={Link} to={paths.checkIn(id)}>
            <Trans>Check-in page</Trans>
          </MenuItem>
        );
      case 'REVENUE':
        return (
          <MenuItem key={entry} component={Link} to={paths.reportSummary(id)}>
            <Trans>View revenue report</Trans>
          </MenuItem>
        );
      case 'EXPORT_CSV':
        return <ExportOrders key={entry} event={event} onDone={close()} />;
      case 'PUBLISH':
        return (
          <MenuItem key={entry} onClick={close(() => void publish())}>
            <Trans>Publish</Trans>
          </MenuItem>
        );
      case 'ARCHIVE':
        return (
          <MenuItem key={entry} onClick={close(() => void archive(true))}>
            <Trans>Archive</Trans>
          </MenuItem>
        );
      case 'UNARCHIVE':
        return (
          <MenuItem key={entry} onClick={close(() => void archive(false))}>
            <Trans>Unarchive</Trans>
          </MenuItem>
        );
      case 'DELETE':
        return (
          <MenuItem key={entry} onClick={close(() => setDeleting(true))} sx={{ color: 'error.main' }}>
            <Trans>Delete…</Trans>
          </MenuItem>
        );
    }
  };

  return (
    <>
      <IconButton
        aria-label={t`More actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(click) => setAnchor(click.currentTarget)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close()}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      >
        {entries.map(item)}
      </Menu>
      {deleting ? (
        <ConfirmByName
          name={name}
          title={<Trans>Delete “{name}”?</Trans>}
          act={<Trans>Delete permanently</Trans>}
          onClose={() => setDeleting(false)}
          onAct={remove}
        >
          <Trans>This also deletes its sessions, tickets and images. This can’t be undone.</Trans>
        </ConfirmByName>
      ) : null}
    </>
  );
};
