import { Plural, Trans } from '@lingui/react/macro';
import type { Guests } from './mailing.view.ts';

export const GuestCount = ({ guests }: { readonly guests: Guests }) =>
  guests.kind === 'LOADING' ? (
    <Trans>Counting guests…</Trans>
  ) : guests.kind === 'AWAY' ? (
    guests.sentence
  ) : (
    <Plural value={guests.people} _0="No one matches this choice yet." one="# person" other="# people" />
  );
