import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { OthersEditNote } from '#ui/screens/event/desk/OthersEditNote.tsx';
import type { OthersEdit } from '#ui/screens/event/desk/use-shared-edit.ts';
import { type DeskEvent, shownMoment, ticketNames, type WrittenOffer } from './event-promotions.view.ts';

/** Every field of the three dialogs. */
export type WrittenTerms = WrittenOffer & {
  readonly name: string;
  readonly least: string;
  readonly upTo: string;
  readonly tickets: readonly string[];
  readonly issuer: string;
  readonly iins: string;
  readonly most: string;
  readonly limit: string;
};

type OthersOfferProps<W> = {
  readonly event: DeskEvent;
  readonly others: OthersEdit<W>;
  readonly onTakeTheirs: () => void;
};

export const OthersOffer = <W extends Partial<WrittenTerms>>({ event, others, onTakeTheirs }: OthersOfferProps<W>) => {
  const { t } = useLingui();
  const locale = useLocale();
  const labels: Readonly<Record<keyof WrittenTerms, string>> = {
    kind: t`Discount by`,
    value: t`Discount`,
    begin: t`Starts`,
    end: t`Ends`,
    quantity: t`Quantity`,
    name: t`Name that buyers see`,
    least: t`From how many tickets`,
    upTo: t`For at most how many of them (optional)`,
    tickets: t`Tickets`,
    issuer: t`Bank`,
    iins: t`First digits of the cards`,
    most: t`At most off an order (đ, optional)`,
    limit: t`Purchases per card and account (optional)`,
  };
  const shown = (field: keyof WrittenTerms, terms: Partial<WrittenTerms>): string => {
    if (field === 'kind') return terms.kind === 'AMOUNT' ? t`Amount` : t`Percent`;
    if (field === 'tickets') return ticketNames(event, terms.tickets ?? []);
    const text = terms[field] ?? '';
    return field === 'begin' || field === 'end' ? shownMoment(text, locale, event.timezone) : text;
  };
  const change = (conflict: boolean) => (name: keyof W & string) => {
    const field = name as keyof WrittenTerms;
    return { field, label: labels[field], theirs: shown(field, others.theirs), conflict };
  };
  return (
    <OthersEditNote
      by={others.by}
      changes={[...others.taken.map(change(false)), ...others.conflicts.map(change(true))]}
      onTakeTheirs={onTakeTheirs}
    />
  );
};
