import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import type { Groups } from './guest-groups.view.ts';

const AddToGroupDialog = lazy(async () => ({ default: (await import('./AddToGroupDialog.tsx')).AddToGroupDialog }));

type GroupButtonsProps = {
  readonly groups: Groups;
  /** The group that the list is filtered by; null: none. */
  readonly shown: GuestGroup | null;
  readonly guests: readonly Guest[];
  readonly onDone: () => void;
};

/** What is done with chosen guests: into a group, and out of the one that is shown. */
export const GroupButtons = ({ groups, shown, guests, onDone }: GroupButtonsProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    groups.forget();
  };
  const takeOut = async ({ id, name }: GuestGroup) => {
    if ((await groups.takeOut(id, guests)) === null) return;
    toast.success(t`Removed from “${name}”`);
    onDone();
  };
  return (
    <>
      <Button variant="outlined" disabled={groups.busy} onClick={() => setAdding(true)}>
        <Trans>Add to group</Trans>
      </Button>
      {shown === null ? null : (
        <Button variant="outlined" color="error" loading={groups.busy} onClick={() => void takeOut(shown)}>
          <Trans>Remove from group</Trans>
        </Button>
      )}
      {adding ? (
        <Suspense fallback={null}>
          <AddToGroupDialog
            groups={groups}
            guests={guests}
            onClose={close}
            onAdded={() => {
              close();
              onDone();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
