import { Plural } from '@lingui/react/macro';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { BanIcon } from '#ui/icons/ban.gen.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { DoorState } from './check-in.view.ts';
import { DoorNote } from './DoorNote.tsx';
import { door } from './door-colours.ts';

type PassEndedProps = {
  readonly refusal: NonNullable<DoorState['ended']>;
  readonly waiting: number;
};

export const PassEnded = ({ refusal, waiting }: PassEndedProps) => (
  <DoorNote icon={<BanIcon />} ground={door.vermilion} colour={door.onVermilion}>
    {refusalSentence(refusal, useLocale())}
    {waiting === 0 ? null : '. '}
    {waiting === 0 ? null : (
      <Plural
        value={waiting}
        one="# earlier scan will still be sent. Keep this page open."
        other="# earlier scans will still be sent. Keep this page open."
      />
    )}
  </DoorNote>
);
