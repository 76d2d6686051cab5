import { Plural, Trans } from '@lingui/react/macro';
import { CloudOffIcon } from '#ui/icons/cloud-off.gen.ts';
import { DoorNote } from './DoorNote.tsx';
import { door } from './door-colours.ts';

type OfflineNoteProps = {
  readonly waiting: number;
  readonly offline: boolean;
  readonly canDecide: boolean;
};

export const OfflineNote = ({ waiting, offline, canDecide }: OfflineNoteProps) => (
  <DoorNote icon={<CloudOffIcon />} ground={door.gold} colour={door.onGold}>
    {offline ? (
      canDecide ? (
        <Trans>You’re offline. Tickets are checked on this device.</Trans>
      ) : (
        <Trans>You’re offline, and this device has no ticket list yet.</Trans>
      )
    ) : null}
    {offline && waiting > 0 ? ' ' : null}
    {waiting === 0 ? null : (
      <Plural
        value={waiting}
        one="# scan is kept here until it is sent."
        other="# scans are kept here until they are sent."
      />
    )}
  </DoorNote>
);
