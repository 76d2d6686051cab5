import { useLingui } from '@lingui/react/macro';
import type { AnswerColumn } from '#application/event/ports/questionnaires.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { useAnswersCsv } from './answers-csv.view.ts';

type AnswersCsvProps = {
  readonly event: { readonly id: number; readonly timezone: string };
  readonly columns: readonly AnswerColumn[];
};

/** Every answer in one file, on all pages. */
export const AnswersCsv = ({ event, columns }: AnswersCsvProps) => {
  const { t } = useLingui();
  const csv = useAnswersCsv(event, columns, {
    guest: t`Guest`,
    email: t`Email`,
    ticket: t`Ticket`,
    answeredAt: t`Answered at`,
    signed: t`Signed`,
    notAsked: t`Not asked`,
  });
  return <CsvButton name={t`answers`} csv={csv} />;
};
