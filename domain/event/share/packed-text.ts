import type { PackText, UnpackText } from './thanks-data.ts';

/** Bit-compatible with `compressToEncodedURIComponent`, so that existing links work: six bits per character. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const BITS = 6;
/** Reserved codes: a new letter of 8 or of 16 bits follows, or the end. */
const [SHORT_LETTER, LONG_LETTER, END] = [0, 1, 2];
const FIRST_ENTRY = 3;
/** A few packed characters can expand to a text that exhausts memory. */
const LONGEST = 10_000;

/** Code width in bits; grows by one whenever the dictionary has doubled. */
function growingWidth(bits: number, left: number) {
  return {
    bits: () => bits,
    entryCame: () => {
      left -= 1;
      if (left > 0) return;
      left = 2 ** bits;
      bits += 1;
    },
  };
}

export const packText: PackText = (text) => {
  if (text === '') return '';
  const bits: number[] = [];
  const write = (value: number, count: number): void => {
    for (let at = 0; at < count; at += 1) bits.push((value >> at) & 1);
  };
  const entries = new Map<string, number>();
  const unwritten = new Set<string>();
  const width = growingWidth(2, 2);
  const writeEntry = (entry: string): void => {
    if (unwritten.delete(entry)) {
      const letter = entry.charCodeAt(0);
      write(letter < 256 ? SHORT_LETTER : LONG_LETTER, width.bits());
      write(letter, letter < 256 ? 8 : 16);
      width.entryCame();
    } else write(entries.get(entry) ?? 0, width.bits());
    width.entryCame();
  };
  let known = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (!entries.has(letter)) {
      entries.set(letter, entries.size + FIRST_ENTRY);
      unwritten.add(letter);
    }
    if (entries.has(known + letter)) known += letter;
    else {
      writeEntry(known);
      entries.set(known + letter, entries.size + FIRST_ENTRY);
      known = letter;
    }
  }
  writeEntry(known);
  write(END, width.bits());
  const length = Math.floor(bits.length / BITS) + 1;
  return Array.from({ length }, (_, at) => {
    const six = Array.from({ length: BITS }, (_bit, place) => bits[at * BITS + place] ?? 0);
    return ALPHABET.charAt(six.reduce((value, bit) => value * 2 + bit, 0));
  }).join('');
};

export const unpackText: UnpackText = (packed) => {
  const characters = [...packed].map((character) => ALPHABET.indexOf(character));
  if (characters.length === 0 || characters.includes(-1)) return null;
  let at = 0;
  const read = (count: number): number => {
    let value = 0;
    for (let place = 0; place < count; place += 1, at += 1) {
      const six = characters[Math.floor(at / BITS)] ?? 0;
      value |= ((six >> (BITS - 1 - (at % BITS))) & 1) << place;
    }
    return value;
  };
  const letterOf = (kind: number): string => String.fromCharCode(read(kind === SHORT_LETTER ? 8 : 16));
  const entries: string[] = [];
  const width = growingWidth(3, 4);
  const first = read(2);
  if (first >= END) return null;
  let before = letterOf(first);
  let text = before;
  entries.push(before);
  while (at <= characters.length * BITS && text.length <= LONGEST) {
    const number = read(width.bits());
    if (number === END) return text;
    let entry = entries[number - FIRST_ENTRY];
    if (number < FIRST_ENTRY) {
      entry = letterOf(number);
      entries.push(entry);
      width.entryCame();
    } else if (number === entries.length + FIRST_ENTRY) entry = before + before.charAt(0);
    if (entry === undefined) return null;
    text += entry;
    entries.push(before + entry.charAt(0));
    width.entryCame();
    before = entry;
  }
  return null;
};
