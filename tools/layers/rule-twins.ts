import type { RuleConstant } from './rule-constants.ts';

const UNITS: Readonly<Record<string, number>> = { SECOND: 1_000, MINUTE: 60_000, HOUR: 3_600_000, DAY: 86_400_000 };

export type Source = { readonly path: string; readonly text: string };

/** The value of a constant in every unit in which it may be repeated. */
export type RuleValue = {
  readonly use: string;
  readonly values: readonly number[];
  readonly inSeconds: readonly number[];
  readonly subject: RegExp | null;
};

export type Twin = { readonly file: string; readonly line: number; readonly says: string; readonly use: string };

const FACTOR = String.raw`(?:\d[\d_]*(?:\.\d+)?|${Object.keys(UNITS).join('|')})`;
const PRODUCT = new RegExp(String.raw`(?<![\w.$#])${FACTOR}(?:\s*\*\s*${FACTOR})*(?![\w.])`, 'g');
const ASIDE = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

const factor = (text: string): number => UNITS[text] ?? Number(text.replaceAll('_', ''));
const product = (text: string): number => text.split('*').reduce((value, part) => value * factor(part.trim()), 1);

/** The numbers on a line, with products and units of time multiplied out. */
const numbersIn = (code: string): readonly number[] => [...code.matchAll(PRODUCT)].map(([text]) => product(text));

/** The text with comments and strings blanked; line numbers stay. */
const codeOnly = (text: string): string => text.replaceAll(ASIDE, (aside) => aside.replaceAll(/[^\n]/g, ' '));

/** `holdLines`, `HOLD_LINES` and `hold-lines.ts` all as the words 'hold lines'. */
const words = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();

export function readConstant([owner, name, subject]: RuleConstant, read: (path: string) => string): RuleValue {
  const path = `domain/${owner}`;
  const initializer = new RegExp(String.raw`\bconst ${name}(?:: [^=]+)? = ([^;]+);`).exec(codeOnly(read(path)))?.[1];
  const values = numbersIn(initializer ?? '');
  const [value] = values;
  if (initializer === undefined || value === undefined)
    throw new Error(`${path} has no constant ${name} with a number.`);
  const isTime = Object.keys(UNITS).some((unit) => initializer.includes(unit));
  const isPercent = name.endsWith('PERCENT');
  return {
    use: `${path} ${name}`,
    values: [value, ...(isPercent ? [value / 100] : []), ...(/ - 1$/.test(initializer) ? [value - 1] : [])],
    inSeconds: isTime ? [value / 1_000] : [],
    subject,
  };
}

/** Lines that repeat a constant: its number, on a line or in a file about the same subject. */
export function twinsIn({ path, text }: Source, constants: readonly RuleValue[]): readonly Twin[] {
  const file = words(path.split('/').at(-1) ?? '');
  const lines = text.split('\n');
  return codeOnly(text)
    .split('\n')
    .flatMap((code, index) => {
      const numbers = numbersIn(code);
      if (numbers.length === 0) return [];
      const context = `${file} ${words(code)}`;
      return constants
        .filter(({ subject }) => subject === null || subject.test(context))
        .filter(
          ({ values, inSeconds }) =>
            numbers.some((number) => values.includes(number)) ||
            (/\b(seconds?|max age)\b/.test(context) && numbers.some((number) => inSeconds.includes(number))),
        )
        .map(({ use }) => ({ file: path, line: index + 1, says: (lines[index] ?? '').trim(), use }));
    });
}
