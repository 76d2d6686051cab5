import { type ReactNode, useMemo, useRef, useState } from 'react';
import { SearchContext } from '#ui/bindings/search-context.ts';
import { useDevice } from '#ui/bindings/use-device.ts';
import { useSearchStep } from './search-step.view.ts';

export const SearchProvider = ({ children }: { readonly children: ReactNode }) => {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const { phone } = useDevice();
  const isLeaving = useRef(false);
  const search = useMemo(() => {
    const show = (wanted: string, open: boolean): void => {
      setText(wanted);
      setOpened(open);
    };
    return {
      text,
      opened,
      type: setText,
      open: () => setOpened(true),
      clear: () => {
        isLeaving.current = true;
        show('', false);
      },
      close: () => show('', false),
    };
  }, [text, opened]);
  useSearchStep({
    text,
    // [S2.4-10] [S2.4-11]
    shown: text !== '' || (phone && opened),
    isLeaving,
    show: (wanted) => {
      setText(wanted ?? '');
      setOpened(wanted !== null);
    },
  });
  return <SearchContext value={search}>{children}</SearchContext>;
};
