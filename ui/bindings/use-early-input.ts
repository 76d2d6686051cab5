import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChosen = (field: Field): boolean =>
  !(field instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(field.type) || field.checked;

/**
 * What the server rendered can be written in before React is there, which then would put back what it knows: each named
 * field within that has something in it, or is chosen, is told to `take` once, as React takes the page over.
 */
export function useEarlyInput(
  within: RefObject<HTMLElement | null>,
  take: (name: string, value: string) => void,
): void {
  const hear = useEffectEvent(take);
  useLayoutEffect(() => {
    const fields = within.current?.querySelectorAll<Field>('input[name], textarea[name]') ?? [];
    for (const field of fields) if (field.value !== '' && isChosen(field)) hear(field.name, field.value);
  }, [within]);
}
