import { createContext } from 'react';

/**
 * What the header's search box holds. On a phone the search is open once it was opened; on a desktop while there is
 * text. [S2.4]
 */
export type Search = {
  readonly text: string;
  /** The box is expanded. */
  readonly opened: boolean;
  readonly type: (text: string) => void;
  readonly open: () => void;
  /** Empties the text and closes. */
  readonly clear: () => void;
};

export const SearchContext = createContext<Search>({
  text: '',
  opened: false,
  type: () => undefined,
  open: () => undefined,
  clear: () => undefined,
});
