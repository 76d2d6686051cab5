import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { BookmarkIcon } from '#ui/icons/bookmark.gen.ts';
import type { FilteredList } from './saved-filters.view.ts';

const SavedFiltersDialog = lazy(async () => ({
  default: (await import('./SavedFiltersDialog.tsx')).SavedFiltersDialog,
}));

/** The viewer's own filters of a list: saved, picked, renamed, deleted. */
export const SavedFilters = ({ list }: { readonly list: FilteredList }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        aria-haspopup="dialog"
        startIcon={<BookmarkIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        <Trans>Saved filters</Trans>
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <SavedFiltersDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
