import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { EventCategory, EventFilter } from '#application/event/ports/event-listings.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { BookmarkIcon } from '#ui/icons/bookmark.gen.ts';

const SavedSearchesDialog = lazyOrNothing(async () => (await import('./SavedSearchesDialog.tsx')).SavedSearchesDialog);

type SavedSearchesProps = {
  readonly path: string;
  readonly filter: EventFilter;
  readonly categories: readonly EventCategory[];
};

export const SavedSearches = (list: SavedSearchesProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<BookmarkIcon />}
        onClick={() => setOpen(true)}
        sx={{ marginInlineStart: 'auto', paddingInline: 1 }}
      >
        <Trans>Saved</Trans>
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <SavedSearchesDialog {...list} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
