import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChosen = (field: Field): boolean =>
  !(field instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(field.type) || field.checked;

/** People can fill in a field before hydration, and React would reset it. */
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
