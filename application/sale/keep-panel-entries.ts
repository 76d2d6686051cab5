import { PanelShelf } from '#application/sale/ports/panel-shelf.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { NO_ENTRIES, type PanelEntries } from '#domain/sale/checkout/private-purchase.ts';

/** What a visitor chose and entered on a private event's panel; `sectionEventId`: the chosen session. */
export type PanelDraft = {
  readonly sectionEventId: number | null;
  readonly quantities: Readonly<Record<string, number>>;
  readonly entries: PanelEntries;
};

export type KeepPanelEntries = {
  /** Null: nothing is kept, or it is unreadable. */
  readonly find: (eventId: number) => PanelDraft | null;
  /** Nothing entered is nothing kept; so is the wish to donate alone, without an amount. */
  readonly keep: (eventId: number, draft: PanelDraft) => void;
  readonly clear: (eventId: number) => void;
};

const nameOf = (eventId: number): string => `panel:${eventId}`;

const isEmpty = ({ quantities, entries: { donation, policyAgreed, promoCode } }: PanelDraft): boolean =>
  Object.values(quantities).every((quantity) => quantity === 0) &&
  !policyAgreed &&
  promoCode === null &&
  donation.amount === NO_ENTRIES.donation.amount &&
  donation.message === '';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function read(text: string): PanelDraft | null {
  try {
    const { sectionEventId, quantities, entries } = JSON.parse(text) as Partial<Record<keyof PanelDraft, unknown>>;
    if (!isRecord(quantities) || !isRecord(entries) || !isRecord(entries['donation'])) return null;
    const { amount, message } = entries['donation'];
    const { donateOnlyWanted, policyAgreed, promoCode = null } = entries;
    if (sectionEventId !== null && !isCount(sectionEventId)) return null;
    if (!isCount(amount) || typeof message !== 'string') return null;
    if (typeof donateOnlyWanted !== 'boolean' || typeof policyAgreed !== 'boolean') return null;
    if (promoCode !== null && typeof promoCode !== 'string') return null;
    const counted = Object.entries(quantities).filter((entry): entry is [string, number] => isCount(entry[1]));
    return {
      sectionEventId,
      quantities: Object.fromEntries(counted),
      entries: { donateOnlyWanted, policyAgreed, promoCode, donation: { amount: dong(amount), message } },
    };
  } catch {
    return null;
  }
}

export const KeepPanelEntries = defineUseCase(
  'KeepPanelEntries',
  { shelf: PanelShelf },
  ({ shelf }): KeepPanelEntries => ({
    find: (eventId) => {
      const text = shelf.read(nameOf(eventId));
      return text === null ? null : read(text);
    },
    keep: (eventId, draft) => {
      if (isEmpty(draft)) shelf.clear(nameOf(eventId));
      else shelf.keep(nameOf(eventId), JSON.stringify(draft));
    },
    clear: (eventId) => shelf.clear(nameOf(eventId)),
  }),
);
