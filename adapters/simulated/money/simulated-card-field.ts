import type { CardFieldState } from '#application/money/ports/card-provider.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';

const LABELS: Readonly<Record<Locale, readonly [number: string, expiry: string, cvc: string]>> = {
  en: ['Card number', 'MM / YY', 'CVC'],
  vi: ['Số thẻ', 'MM / YY', 'CVC'],
};
const STYLE = 'font:inherit;border:0;outline:0;background:transparent;color:inherit;min-width:0;padding:12px 4px;';

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** By the provider's code, the first that is wrong or missing; null: all is there. */
function problemOf(number: string, expiry: string, cvc: string, year: number): string | null {
  if (digits(number).length < 16) return 'incomplete_number';
  if (digits(expiry).length < 4) return 'incomplete_expiry';
  if (Number(digits(expiry).slice(2)) < year % 100) return 'invalid_expiry_year_past';
  return digits(cvc).length < 3 ? 'incomplete_cvc' : null;
}

export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvc: string };

/** An error shows when its input is left. */
export function simulatedCardField(
  box: HTMLElement,
  locale: Locale,
  year: number,
  heard: (state: CardFieldState) => void,
): { readonly typed: () => TypedCard; readonly remove: () => void } {
  const row = box.ownerDocument.createElement('div');
  row.style.cssText = 'display:grid;grid-template-columns:minmax(0,1fr) 84px 56px;gap:8px;padding:0 10px';
  const inputs = LABELS[locale].map((label, place) => {
    const input = box.ownerDocument.createElement('input');
    input.setAttribute('aria-label', label);
    input.placeholder = label;
    input.inputMode = 'numeric';
    input.autocomplete = 'off';
    input.maxLength = [19, 7, 4][place] ?? 4;
    input.style.cssText = STYLE;
    row.append(input);
    return input;
  });
  const typed = (): TypedCard => {
    const [number = '', expiry = '', cvc = ''] = inputs.map(({ value }) => value);
    return { number, expiry, cvc };
  };
  const tell = (left: boolean): void => {
    const { number, expiry, cvc } = typed();
    const problem = problemOf(number, expiry, cvc, year);
    heard({ complete: problem === null, error: left ? problem : null });
  };
  row.addEventListener('input', () => tell(false));
  row.addEventListener('change', () => tell(true));
  box.replaceChildren(row);
  return { typed, remove: () => row.remove() };
}
