import { useContext } from 'react';
import { type Search, SearchContext } from './search-context.ts';

export const useSearch = (): Search => useContext(SearchContext);
