import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { KeepSettings } from '#application/platform/keep-settings.ts';
import type { KeptCategory } from '#application/platform/ports/settings-desk.ts';
import { CATEGORY_COLORS, categoryProblem, type ListedCategory, movedCategory } from '#domain/event/category-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';

type Written = { readonly en: string; readonly vi: string; readonly color: string };
type CategoryField = keyof Written;
const FIELDS: Readonly<Record<string, CategoryField>> = { name_en: 'en', name_vi: 'vi', color: 'color' };

/** Those offered, and the one that it has. */
export const colorsFor = (category: KeptCategory | null): readonly string[] => {
  const own = category?.color.toLowerCase();
  const offered: readonly string[] = CATEGORY_COLORS;
  return own === undefined || offered.includes(own) ? offered : [own, ...offered];
};

export function useCategoryForm(category: KeptCategory | null, all: readonly KeptCategory[], onDone: () => void) {
  const { t } = useLingui();
  const settings = useUseCase(KeepSettings);
  const { busy, act } = useDeskAct();
  const [written, setWritten] = useState<Written>(() => ({
    en: category?.name.en ?? '',
    vi: category?.name.vi ?? '',
    color: category?.color.toLowerCase() ?? CATEGORY_COLORS[0],
  }));
  const [wrongAt, setWrongAt] = useState<CategoryField | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const words: Readonly<Record<CategoryField, string>> = {
    en: t`Please write an English name of its own, 40 characters at most`,
    vi: t`Please write a Vietnamese name of its own, 40 characters at most`,
    color: t`Please choose a darker colour`,
  };
  const submit = async (): Promise<void> => {
    setProblem(null);
    const next: ListedCategory = {
      name: { en: written.en.trim(), vi: written.vi.trim() },
      color: written.color,
      retired: category?.retired ?? false,
    };
    const wrong = categoryProblem(
      next,
      all.filter(({ id }) => id !== category?.id),
    );
    if (wrong !== null) return setWrongAt(FIELDS[wrong.field] ?? 'en');
    const why = await act(settings.saveCategory(category, next), t`The category is saved`);
    if (why === null) onDone();
    else setProblem(why);
  };
  return {
    written,
    type: (part: Partial<Written>) => {
      setWritten({ ...written, ...part });
      setWrongAt(null);
    },
    at: (field: CategoryField) => (wrongAt === field ? words[field] : null),
    problem,
    busy,
    submit: () => void submit(),
  };
}

export function useRetiring() {
  const { t } = useLingui();
  const settings = useUseCase(KeepSettings);
  const { busy, tell } = useDeskAct();
  return {
    busy,
    setRetired: (category: KeptCategory, retired: boolean) => {
      const { id, version, name, color } = category;
      const said = retired ? t`The category is no longer offered` : t`The category is offered again`;
      return tell(settings.saveCategory({ id, version }, { name, color, retired }), said);
    },
  };
}

/** Shown at once; each move is sent after the one before it. */
export function useCategoryOrder(categories: readonly KeptCategory[]) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const settings = useUseCase(KeepSettings);
  const known = categories.map(({ id }) => id);
  const [wished, setWished] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useRef(Promise.resolve());
  const isStill = wished !== null && wished.length === known.length && known.every((id) => wished.includes(id));
  const ids = isStill ? wished : known;
  async function save(next: readonly number[]): Promise<void> {
    const done = await settings.orderCategories(next).catch(() => null);
    if (done?.ok === true) return;
    setWished(null);
    setProblem(done === null ? t`Can’t reach the server. Please try again.` : refusalSentence(done.refusal, locale));
    await revalidate();
  }
  return {
    shown: ids.flatMap((id) => categories.find((category) => category.id === id) ?? []),
    said,
    problem,
    move: ({ id, name }: KeptCategory, by: -1 | 1) => {
      const next = movedCategory(ids, id, by);
      if (next === ids) return;
      const [label, place] = [name[locale], next.indexOf(id) + 1];
      setWished(next);
      setProblem(null);
      setSaid(t`${label} is now number ${place}`);
      saving.current = saving.current.then(() => save(next));
    },
  };
}
