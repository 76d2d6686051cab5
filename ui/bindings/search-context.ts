import { createContext } from 'react';

/** Open on a phone once opened, on a desktop while there is text. [S2.4] */
export type Search = {
  readonly text: string;
  readonly opened: boolean;
  readonly type: (text: string) => void;
  readonly open: () => void;
  readonly clear: () => void;
  readonly close: () => void;
};

export const SearchContext = createContext<Search>({
  text: '',
  opened: false,
  type: () => undefined,
  open: () => undefined,
  clear: () => undefined,
  close: () => undefined,
});
