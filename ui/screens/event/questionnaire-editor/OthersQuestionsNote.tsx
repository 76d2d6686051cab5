import { useLingui } from '@lingui/react/macro';
import { OthersEditNote } from '#ui/screens/event/desk/OthersEditNote.tsx';
import type { OthersQuestions } from './use-questions.ts';

type OthersQuestionsNoteProps = { readonly others: OthersQuestions; readonly onTakeTheirs: () => void };

export const OthersQuestionsNote = ({ others: { by, changes }, onTakeTheirs }: OthersQuestionsNoteProps) => {
  const { t } = useLingui();
  return (
    <OthersEditNote
      by={by}
      changes={changes.map(({ kind, row: { id, label }, conflict }) => ({
        field: String(id),
        label: kind === 'ADDED' ? t`${label} (added)` : kind === 'REMOVED' ? t`${label} (removed)` : label,
        theirs: null,
        conflict,
      }))}
      onTakeTheirs={onTakeTheirs}
    />
  );
};
