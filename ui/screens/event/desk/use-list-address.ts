import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** A list's filters and order in the address, so that a link shows the same list. An empty part is left out. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigation();
  const { pathname: here } = useLocation();
  const set = (part: Readonly<Record<string, string>>) => {
    // Adds to a filter that is still loading. The address on its way has the language's prefix.
    const coming = navigation.location?.pathname.endsWith(here) === true ? navigation.location.search : query;
    const next = new URLSearchParams(coming);
    next.delete('after');
    next.delete('before');
    for (const [name, value] of Object.entries(part)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { preventScrollReset: true });
  };
  return { query, set, loading: navigation.state === 'loading' };
}
