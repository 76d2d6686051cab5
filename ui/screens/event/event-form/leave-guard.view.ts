import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import type { EventForm } from './event-form.view.ts';

export const isUnsaved = (form: EventForm): boolean => {
  const { keeping, dirty, draft } = form.state;
  if (keeping === 'UNTOUCHED') return false;
  if (keeping === 'SAVED' || keeping === 'SAVING') return dirty;
  return draft.name.trim() !== '' || draft.description !== '' || draft.address.trim() !== '';
};

/** Steps of the same page do not count as leaving. */
export function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) =>
    unsaved && currentLocation.pathname !== nextLocation.pathname;
  return useBlocker(blocks);
}
