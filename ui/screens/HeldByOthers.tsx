import { Plural } from '@lingui/react/macro';

export const HeldByOthers = ({ count }: { readonly count: number }) => (
  <Plural value={count} one="# ticket is on hold and may come back." other="# tickets are on hold and may come back." />
);
