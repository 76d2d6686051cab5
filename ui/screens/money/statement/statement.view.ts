import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ComparedStatement, CompareStatement } from '#application/money/compare-statement.ts';
import { readTextFile } from '#application/platform/read-text-file.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { isTask, type Reconciled, type StatementFault } from '#domain/money/bank-transfer/reconcile-statement.ts';
import type { OtherDays } from '#domain/money/bank-transfer/statement-days.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { showDate } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { TRANSFER_STATES_SAID } from '#words/platform/statuses.ts';
import { textFileSentence } from '#words/platform/text-files.ts';

/** A day that does not exist is shown as the file has it. */
function writtenDay(day: string, locale: Locale): string {
  const at = instantOfWallClock(`${day}T12:00`, DEFAULT_TIMEZONE);
  return at === null ? day : showDate(at, locale);
}

export type ShownMovement = {
  readonly key: string;
  readonly kind: Reconciled['kind'];
  readonly what: string;
  readonly reference: string;
  readonly amount: string;
  readonly content: string;
};

export function useStatement() {
  const { t } = useLingui();
  const locale = useLocale();
  const compare = useUseCase(CompareStatement);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [found, setFound] = useState<ComparedStatement | null>(null);

  const faultSentence = (fault: StatementFault | OtherDays): string => {
    switch (fault.kind) {
      case 'EMPTY':
        return t`The file is empty.`;
      case 'COLUMN_MISSING':
        return t`The file needs the columns 'Reference', 'Description' and 'Amount', or 'Credit' and 'Debit'.`;
      case 'TOO_MANY_ROWS': {
        const most = groupDigits(fault.max, locale);
        return t`The file has more than ${most} lines. Export one day at a time.`;
      }
      case 'LINE_NOT_READ':
        return t`Line ${fault.line} can’t be read as MT940. Export the file from your bank again.`;
      case 'BALANCE_MISSING':
        return t`The statement in line ${fault.line} has no opening or closing balance.`;
      case 'BALANCE_WRONG': {
        const counted = groupDigits(fault.counted, locale);
        const stated = groupDigits(fault.stated, locale);
        return t`Line ${fault.line} says the balance is ${stated} đ, but it adds up to ${counted} đ.`;
      }
      case 'OTHER_DAYS': {
        const days = fault.days.map((day) => writtenDay(day, locale)).join(', ');
        return t`The file has movements of ${days}. Choose the day of the file, or export that day alone.`;
      }
      case 'OTHER_CURRENCY':
        return t`Line ${fault.line} is in ${fault.currency}. Only accounts in VND can be compared.`;
    }
  };
  const what = (one: Reconciled): string => {
    switch (one.kind) {
      case 'MATCHED':
      case 'EXPLAINED':
        return one.transfer.state === null ? '' : TRANSFER_STATES_SAID[one.transfer.state][locale];
      case 'TO_REVIEW':
        return one.transfer.state === null
          ? t`Still being handled. Check again in a few minutes.`
          : t`Review it among the incoming transfers: ${TRANSFER_STATES_SAID[one.transfer.state][locale]}`;
      case 'NOT_REPORTED':
        return t`No bank feed reported it. Check the feed, or whose money it is.`;
      case 'NOT_IN_STATEMENT':
        return t`Only the bank feed has it. Ask the bank before you rely on it.`;
    }
  };
  const shown = (one: Reconciled, at: number): ShownMovement => {
    const movement = 'line' in one ? one.line : one.transfer;
    const sign = movement.direction === 'out' ? '−' : '';
    return {
      key: String(at),
      kind: one.kind,
      what: what(one),
      reference: movement.bankReference,
      amount: `${sign}${groupDigits(movement.amount, locale)}\u00a0đ`,
      content: movement.content,
    };
  };
  return {
    busy,
    trouble,
    unread: found?.unread ?? [],
    movements: found === null ? null : found.movements.map(shown),
    tasks: found === null ? 0 : found.movements.filter(isTask).length,
    read: async (day: string, file: File): Promise<void> => {
      setBusy(true);
      setTrouble(null);
      setFound(null);
      try {
        const text = await readTextFile(file);
        if (!text.ok) return setTrouble(textFileSentence(text.refusal, locale));
        const answer = await compare(day, text.value);
        if (answer.ok) setFound(answer.value);
        else if ('file' in answer.refusal) setTrouble(faultSentence(answer.refusal.file));
        else setTrouble(refusalSentence(answer.refusal.server, locale));
      } catch {
        setTrouble(t`Can’t reach the server. Please try again.`);
      } finally {
        setBusy(false);
      }
    },
  };
}

const isDone = ({ kind }: ShownMovement): boolean => kind === 'MATCHED' || kind === 'EXPLAINED';

export const tasksFirst = (movements: readonly ShownMovement[]): readonly ShownMovement[] => [
  ...movements.filter((one) => !isDone(one)),
  ...movements.filter(isDone),
];
