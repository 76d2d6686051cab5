import type { CardFieldNews } from '#application/money/ports/card-provider.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';

const LABELS: Readonly<Record<Locale, readonly [number: string, expiry: string, cvc: string]>> = {
  en: ['Card number', 'MM / YY', 'CVC'],
  vi: ['Số thẻ', 'MM / YY', 'CVC'],
};
const STYLE = 'font:inherit;border:0;outline:0;background:transparent;color:inherit;min-width:0;padding:12px 4px;';

const digits = (text: string): string => text.replaceAll(/\D/g, '');

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const AMERICAN_EXPRESS = /^3[47]/;

/** By the provider's code, the first that is wrong or missing; null: all is there. */
function problemOf(number: string, expiry: string, cvc: string, year: number): string | null {
  const typed = digits(number);
  if (typed.length < (AMERICAN_EXPRESS.test(typed) ? 15 : 16)) return 'incomplete_number';
  if (!passesLuhn(typed)) return 'invalid_number';
  if (digits(expiry).length < 4) return 'incomplete_expiry';
  if (Number(digits(expiry).slice(2)) < year % 100) return 'invalid_expiry_year_past';
  return digits(cvc).length < 3 ? 'incomplete_cvc' : null;
}

/** `problem`: the provider's code; null: the card is complete. */
type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly problem: string | null;
};

/** An error shows when its input is left. */
export function simulatedCardField(
  box: HTMLElement,
  locale: Locale,
  year: number,
  heard: (news: CardFieldNews) => void,
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
    return { number, expiry, cvc, problem: problemOf(number, expiry, cvc, year) };
  };
  const tell = (left: boolean): void => {
    const { problem } = typed();
    heard({ complete: problem === null, error: left ? problem : null });
  };
  row.addEventListener('input', () => tell(false));
  row.addEventListener('change', () => tell(true));
  box.replaceChildren(row);
  return { typed, remove: () => row.remove() };
}
