import { type ReactNode, useMemo, useState } from 'react';
import { SearchContext } from '#ui/bindings/search-context.ts';

export const SearchProvider = ({ children }: { readonly children: ReactNode }) => {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const search = useMemo(
    () => ({
      text,
      opened,
      type: setText,
      open: () => setOpened(true),
      clear: () => {
        setText('');
        setOpened(false);
      },
    }),
    [text, opened],
  );
  return <SearchContext value={search}>{children}</SearchContext>;
};
