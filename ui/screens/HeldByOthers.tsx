import { Plural } from '@lingui/react/macro';

export const HeldByOthers = ({ count }: { readonly count: number }) => (
  <Plural
    value={count}
    one="# ticket is held by another buyer and may come back."
    other="# tickets are held by other buyers and may come back."
  />
);
