import { useState } from 'react';
import { plateNamed, plateOf, platesBeside, printOf } from '#domain/event/plate/plate.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { MOTIFS_SAID, PALETTES_SAID } from '#words/event/plates.ts';
import { useEventForm } from './event-form.view.ts';

type PlateChoice = { readonly plate: string; readonly url: string; readonly color: string; readonly name: string };

const choicesBeside = (plate: string | null, locale: Locale): readonly PlateChoice[] =>
  platesBeside(plateOf(0, plate)).map((each) => ({
    ...printOf(each),
    name: `${MOTIFS_SAID[each.motif][locale]}, ${PALETTES_SAID[each.palette][locale]}`,
  }));

export function usePlates() {
  const { draft, change } = useEventForm();
  const locale = useLocale();
  const [first] = useState(draft.plate);
  return {
    isNeeded: draft.cover === null,
    choices: choicesBeside(first, locale),
    chosen: draft.plate,
    choose: (plate: string) => change({ plate }),
  };
}

/** Null: none is known. */
export const shownPicture = ({
  cover,
  plate,
}: {
  readonly cover: { readonly url: string } | null;
  readonly plate: string | null;
}): string | null => {
  if (cover !== null) return cover.url;
  const named = plate === null ? null : plateNamed(plate);
  return named === null ? null : printOf(named).url;
};
