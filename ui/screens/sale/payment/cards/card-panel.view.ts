import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { OpenCardDesk } from '#application/money/open-card-desk.ts';
import { PayByCard } from '#application/money/pay-by-card.ts';
import type { CardDesk, CardField, CardFieldNews, CardFieldState } from '#application/money/ports/card-provider.ts';
import { ReadCards } from '#application/money/read-cards.ts';
import { RemoveCard } from '#application/money/remove-card.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { cardRefusal, confirmRefusal } from '#domain/money/payment/card-refusal.ts';
import { chosenCard, DEFAULT_CARD_COUNTRY } from '#domain/money/payment/chosen-card.ts';
import {
  type CardBrand,
  cardBrand,
  maskedNumber,
  pickedCard,
  type SavedCard,
} from '#domain/money/payment/saved-card.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { documentPath } from '#ui/screens/document-path.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import {
  CARD_PANEL_PROBLEMS_SAID,
  CARD_PANEL_SAID,
  CARD_PAYMENT_FAILED,
  CARD_REFUSALS_SAID,
  CONFIRM_REFUSALS_SAID,
} from '#words/sale/card-refusals.ts';
import { useCardOffer } from './use-card-offer.ts';
import type { CardProblem, Cards, PricedOrder } from './use-cards.ts';

const panelWords = (locale: Locale) => ({
  addCard: CARD_PANEL_SAID.addCard[locale],
  namePlaceholder: CARD_PANEL_SAID.name[locale],
});

type ShownCard = { readonly id: string; readonly brand: CardBrand; readonly number: string };
const shownCard = (card: SavedCard): ShownCard => ({
  id: card.id,
  brand: cardBrand(card.brand),
  number: maskedNumber(card),
});

/** `title` null: the sentence says it all. */
export type SaidProblem = { readonly title: string | null; readonly text: string };

/** [S5-25] [S5-26] [S5-27] [S8-17] [S8-18] */
function problemSaid(problem: CardProblem | null, locale: Locale): SaidProblem | null {
  if (problem === null) return null;
  if (problem.kind === 'PANEL') return { title: null, text: CARD_PANEL_PROBLEMS_SAID[problem.problem][locale] };
  if (problem.kind === 'CONFIRM')
    return { title: null, text: CONFIRM_REFUSALS_SAID[confirmRefusal(problem.code ?? '')][locale] };
  return { title: CARD_PAYMENT_FAILED.title[locale], text: CARD_PAYMENT_FAILED.text[locale] };
}

/** From the field, or from creating the card. [S2.11-21] */
const fieldSaid = (error: string | null, problem: CardProblem | null, locale: Locale): string | null => {
  const code = error ?? (problem?.kind === 'NEW_CARD' ? (problem.code ?? 'card_declined') : null);
  return code === null ? null : CARD_REFUSALS_SAID[cardRefusal(code)][locale];
};

/** A page's policy admits the card provider only if the page was loaded where cards are taken. */
const WITH_CARDS = /^(?:\/vi)?\/(?:payment|event)\//;
const mayLoadProvider = (): boolean => WITH_CARDS.test(documentPath() ?? '/payment/');

const EMPTY_FIELD: CardFieldState = { complete: false, error: null };

type Country = { readonly code: string; readonly name: string };

/** Loaded with the form. [S2.11-20] */
function useCountries(wanted: boolean, locale: Locale): readonly Country[] {
  const [codes, setCodes] = useState<readonly string[]>([DEFAULT_CARD_COUNTRY]);
  useEffect(() => {
    if (!wanted) return;
    let away = false;
    import('./country-codes.ts').then(
      ({ COUNTRY_CODES }) => away || setCodes(COUNTRY_CODES),
      () => undefined,
    );
    return () => {
      away = true;
    };
  }, [wanted]);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

function useField(desk: CardDesk | null, open: boolean, locale: Locale, heard: (news: CardFieldNews) => void) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<CardField | null>(null);
  const hear = useEffectEvent(heard);
  useEffect(() => {
    if (desk === null || !open || box.current === null) return;
    const shown = desk.showField(box.current, locale, (news) => hear(news));
    field.current = shown;
    return () => {
      field.current = null;
      shown.remove();
    };
  }, [desk, open, locale]);
  return { box: box as RefObject<HTMLDivElement | null>, field };
}

/** The provider is loaded with the panel. `priced` null: the price is settled. */
export function useCardPanel(shared: Cards, priced: PricedOrder | null) {
  const { entry, problem, setProblem } = shared;
  const locale = useLocale();
  const toast = useToast();
  const openCardDesk = useUseCase(OpenCardDesk);
  const readCards = useUseCase(ReadCards);
  const removeCard = useUseCase(RemoveCard);
  const payByCard = useUseCase(PayByCard);
  const [desk, setDesk] = useState<CardDesk | 'AWAY' | null>(null);
  const [cards, setCards] = useState<readonly SavedCard[] | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [formWanted, wantForm] = useState<boolean | null>(null);
  const [name, setName] = useState('');
  const [country, setCountry] = useState(DEFAULT_CARD_COUNTRY);
  const [fieldState, setFieldState] = useState(EMPTY_FIELD);
  const [removing, setRemoving] = useState<string | null>(null);
  // Counts what the provider's field was told, which only the provider knows.
  const [typed, countTyped] = useReducer((count: number) => count + 1, 0);
  const created = useRef<{ readonly key: string; readonly cardId: string } | null>(null);

  const opened = desk === null || desk === 'AWAY' ? null : desk;
  const addingCard = formWanted ?? (cards !== null && cards.length === 0);
  const pickedId = addingCard ? null : pickedCard(cards ?? [], picked);
  const chosen = () => chosenCard({ pickedId, addingCard, name, field: fieldState });
  const quiet = () => problem !== null && setProblem(null);
  const { box, field } = useField(opened, addingCard, locale, (news) => {
    if (news === 'AWAY') return setDesk('AWAY');
    setFieldState(news);
    countTyped();
    quiet();
  });

  const newKey = `new ${typed} ${country} ${name.trim()}`;
  /** Nobody pays yet. */
  const create = async (): Promise<string | null> => {
    if (created.current?.key === newKey) return created.current.cardId;
    const made = (await field.current?.createCard({ name: name.trim(), country })) ?? null;
    if (made?.ok === false) setProblem({ kind: 'NEW_CARD', code: made.refusal.code });
    if (made?.ok !== true) return null;
    created.current = { key: newKey, cardId: made.value };
    return made.value;
  };
  const ready = chosen();
  const asked = () => {
    if (!ready.ok) return null;
    if (ready.value.kind === 'NEW') return { key: newKey, isNew: true, open: create };
    const { paymentMethodId } = ready.value;
    return { key: paymentMethodId, isNew: false, open: async () => paymentMethodId };
  };
  const offer = useCardOffer(shared, priced, asked());

  useEffect(() => {
    let away = false;
    if (!mayLoadProvider()) {
      window.location.reload();
      return;
    }
    void openCardDesk().then((answer) => away || setDesk(answer.ok ? answer.value : 'AWAY'));
    void readCards().then((answer) => away || setCards(answer.ok ? answer.value : []));
    return () => {
      away = true;
    };
  }, [openCardDesk, readCards]);

  const check = useEffectEvent(() => {
    const card = chosen();
    return card.ok ? null : card.refusal;
  });
  const pay = useEffectEvent(async (checkoutSessionId: string) => {
    const card = chosen();
    if (!card.ok || opened === null) return refused({ code: 'CARD_REFUSED' } as const);
    const cardId = created.current?.key === newKey ? created.current.cardId : null;
    const entered = field.current === null ? null : { field: field.current, name: name.trim(), country, cardId };
    const paid = await payByCard({ checkoutSessionId, card: card.value, desk: opened, entered });
    if (paid.ok) return ok(true as const);
    if (paid.refusal.kind === 'TROUBLE') return refused(paid.refusal.trouble);
    setProblem(paid.refusal);
    return refused({ code: 'CARD_REFUSED' } as const);
  });
  useEffect(() => {
    const mine = { check: () => check(), pay: (checkoutSessionId: string) => pay(checkoutSessionId) };
    entry.current = mine;
    return () => {
      if (entry.current === mine) entry.current = null;
    };
  }, [entry]);

  async function remove(cardId: string): Promise<void> {
    setRemoving(cardId);
    const removed = await removeCard(cardId);
    setRemoving(null);
    if (!removed.ok)
      return toast.error(removed.refusal.code === 'UNREACHABLE' ? '' : refusalSentence(removed.refusal, locale));
    setCards((cards ?? []).filter(({ id }) => id !== cardId));
    toast.success(CARD_PANEL_SAID.deleted[locale]);
  }

  return {
    words: panelWords(locale),
    loading: cards === null || desk === null,
    away: desk === 'AWAY',
    cards: (cards ?? []).map(shownCard),
    pickedId,
    addingCard,
    removing,
    name,
    country,
    countries: useCountries(addingCard, locale),
    box,
    fieldError: fieldSaid(fieldState.error, problem, locale),
    said: problemSaid(problem, locale),
    offer,
    nameMissing: problem?.kind === 'PANEL' && problem.problem === 'NAME_REQUIRED',
    act: {
      pick: (cardId: string) => {
        setPicked(cardId);
        wantForm(false);
        quiet();
      },
      openForm: () => {
        wantForm(true);
        quiet();
      },
      closeForm: () => {
        wantForm(false);
        quiet();
      },
      setName: (typed: string) => {
        setName(typed);
        quiet();
      },
      setCountry,
      remove: (cardId: string) => void remove(cardId),
    },
  };
}

export type CardPanelState = ReturnType<typeof useCardPanel>;
