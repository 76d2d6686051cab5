import { useLingui } from '@lingui/react/macro';
import { OthersEditNote } from '#ui/screens/event/desk/OthersEditNote.tsx';
import type { OthersRows } from './seat-rows.view.ts';

type OthersRowsNoteProps = { readonly others: OthersRows; readonly onTakeTheirs: () => void };

/** Tells of each row that somebody else changed how it stands now. */
export const OthersRowsNote = ({ others: { by, changes }, onTakeTheirs }: OthersRowsNoteProps) => {
  const { t } = useLingui();
  return (
    <OthersEditNote
      by={by}
      changes={changes.map(({ kind, row: { section, name, layout }, conflict }) => {
        const label = t`Row ${`${section} ${name}`.trim()}`;
        return {
          field: `${section}\n${name}`,
          label: kind === 'REMOVED' ? t`${label} (removed)` : kind === 'ADDED' ? t`${label} (added)` : label,
          theirs: kind === 'REMOVED' ? null : layout,
          conflict,
        };
      })}
      onTakeTheirs={onTakeTheirs}
    />
  );
};
