import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { InvitedPage } from '#application/rsvp/ports/inviting-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { type Answered, SHOWN_ANSWERS } from './invited-guests.view.ts';

export const AnswerWord = ({ status }: { readonly status: Answered }) => {
  switch (status) {
    case 'INVITED':
      return <Trans>Invited</Trans>;
    case 'WAITING':
      return <Trans>On the waiting list</Trans>;
    case 'ACCEPTED':
      return <Trans>RSVP Accepted</Trans>;
    case 'DECLINED':
      return <Trans>Declined</Trans>;
    case 'TAKEN_BACK':
      return <Trans>Revoked</Trans>;
  }
};

type AnswerFilterProps = {
  readonly answers: InvitedPage['answers'];
  readonly chosen: Answered | undefined;
  readonly onChoice: (status: Answered | null) => void;
};

export const AnswerFilter = ({ answers, chosen, onChoice }: AnswerFilterProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const all = SHOWN_ANSWERS.reduce((sum, status) => sum + (answers[status] ?? 0), 0);
  const chip = (status: Answered | null, word: ReactNode, count: number) => (
    <Chip
      key={status ?? 'ALL'}
      component="button"
      clickable
      color={(chosen ?? null) === status ? 'secondary' : 'default'}
      variant={(chosen ?? null) === status ? 'filled' : 'outlined'}
      aria-pressed={(chosen ?? null) === status}
      label={
        <>
          {word} <b className="tabular">{showCount(count, locale)}</b>
        </>
      }
      onClick={() => onChoice(status)}
      sx={{ minHeight: 44, borderRadius: '22px', px: 0.5 }}
    />
  );
  return (
    <Box role="group" aria-label={t`Answers`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {chip(null, <Trans>All</Trans>, all)}
      {SHOWN_ANSWERS.filter((status) => status === chosen || (answers[status] ?? 0) > 0).map((status) =>
        chip(status, <AnswerWord status={status} />, answers[status] ?? 0),
      )}
    </Box>
  );
};
