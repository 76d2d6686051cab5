import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { figures } from './how-many.view.ts';

/** [S9-50] */
export const HowMany = () => {
  const { conferences, users, organisers } = figures(useLocale());
  return (
    <>
      <Figure value={conferences} of={<Trans>conferences</Trans>} />
      <Figure value={users} of={<Trans>users</Trans>} />
      <Figure value={organisers} of={<Trans>organisers</Trans>} />
    </>
  );
};

const Figure = ({ value, of }: { readonly value: string; readonly of: ReactNode }) => (
  <div>
    <dt>{of}</dt>
    <dd className="tabular">{value}</dd>
  </div>
);
