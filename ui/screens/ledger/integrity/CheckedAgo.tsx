import { Plural, Trans } from '@lingui/react/macro';
import type { Instant } from '#domain/kernel/instant.ts';
import { agoParts } from './checked-ago.view.ts';

type CheckedAgoProps = { readonly at: Instant | null; readonly now: Instant };

export const CheckedAgo = ({ at, now }: CheckedAgoProps) => {
  if (at === null) return <Trans>Not checked yet</Trans>;
  const { unit, count } = agoParts(at, now);
  switch (unit) {
    case 'NOW':
      return <Trans>Checked just now</Trans>;
    case 'MINUTES':
      return <Plural value={count} one="Checked # minute ago" other="Checked # minutes ago" />;
    case 'HOURS':
      return <Plural value={count} one="Checked # hour ago" other="Checked # hours ago" />;
    default:
      return <Plural value={count} one="Checked # day ago" other="Checked # days ago" />;
  }
};
