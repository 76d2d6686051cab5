import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { HeartIcon } from '#ui/icons/heart.gen.ts';
import { Buttons, EventButton, mark, ResultFrame } from './ResultFrame.tsx';
import { ThanksImageButton } from './ThanksImageButton.tsx';

const ShareThanks = lazy(async () => ({ default: (await import('./ShareThanks.tsx')).ShareThanks }));

type Props = {
  readonly counter: CounterSession;
  /** Of its money. */
  readonly note: ReactNode;
};

/** For a donation without tickets. [S8-51] */
export const DonationThanks = ({ counter, note }: Props) => (
  <ResultFrame picture={mark(<HeartIcon />)} title={<Trans>Thank you for donating!</Trans>}>
    {note}
    <Buttons>
      <ThanksImageButton event={counter.event} isDonate size="large" />
      <EventButton slug={counter.event.slug} />
    </Buttons>
    <Suspense fallback={null}>
      <ShareThanks counter={counter} isDonate />
    </Suspense>
  </ResultFrame>
);
