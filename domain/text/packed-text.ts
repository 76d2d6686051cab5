/** Characters that stand in an address without escapes, in the order of their six bits. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const BITS_PER_CHARACTER = 6;

// The codes that are no phrase: a character of 8 or of 16 bits follows, or nothing does.
const NEW_NARROW = 0;
const NEW_WIDE = 1;
const END = 2;
const FIRST_PHRASE = 3;

/** Codes grow by a bit whenever as many were told as the present width can number. */
function growingWidth(): { readonly bits: () => number; readonly count: () => void } {
  let width = 2;
  let room = 2;
  return {
    bits: () => width,
    count: () => {
      room -= 1;
      if (room > 0) return;
      room = 2 ** width;
      width += 1;
    },
  };
}

/**
 * A text, compressed into characters of an address: the URI-safe form of lz-string 1.5, which browsers, servers and others' tools read alike.
 * Pure and short, and so the same on both sides; the platform's own compression answers only later and not everywhere.
 */
export function packText(text: string): string {
  const codes = new Map<string, number>();
  const untold = new Set<string>();
  const width = growingWidth();
  let bits = '';
  const put = (value: number, size: number): void => {
    for (let bit = 0; bit < size; bit++) bits += (value >> bit) & 1;
  };
  const tell = (phrase: string): void => {
    if (untold.delete(phrase)) {
      const unit = phrase.charCodeAt(0);
      put(unit > 0xff ? NEW_WIDE : NEW_NARROW, width.bits());
      put(unit, unit > 0xff ? 16 : 8);
      width.count();
    } else put(codes.get(phrase) ?? END, width.bits());
    width.count();
  };

  let phrase = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (!codes.has(unit)) {
      codes.set(unit, FIRST_PHRASE + codes.size);
      untold.add(unit);
    }
    if (codes.has(phrase + unit)) phrase += unit;
    else {
      tell(phrase);
      codes.set(phrase + unit, FIRST_PHRASE + codes.size);
      phrase = unit;
    }
  }
  if (phrase !== '') tell(phrase);
  put(END, width.bits());
  return charactersOf(bits);
}

const charactersOf = (bits: string): string =>
  bits
    .padEnd(bits.length + BITS_PER_CHARACTER - (bits.length % BITS_PER_CHARACTER), '0')
    .replaceAll(/.{6}/g, (six) => ALPHABET.charAt(Number.parseInt(six, 2)));

/** The text that was packed; null for anything that packing does not write, and for a text of more than `longest` UTF-16 units. */
export function unpackText(packed: string, longest: number): string | null {
  const phrases: string[] = ['', '', ''];
  const width = growingWidth();
  let place = 0;
  const take = (size: number): number => {
    let value = 0;
    for (let bit = 0; bit < size; bit++, place++) {
      const six = ALPHABET.indexOf(packed.charAt((place - (place % BITS_PER_CHARACTER)) / BITS_PER_CHARACTER));
      value |= ((six >> (BITS_PER_CHARACTER - 1 - (place % BITS_PER_CHARACTER))) & 1) << bit;
    }
    return value;
  };

  let text = '';
  let previous = '';
  while (place < packed.length * BITS_PER_CHARACTER && text.length <= longest) {
    let code = take(width.bits());
    if (code === END) return text.length <= longest && packText(text) === packed ? text : null;
    if (code === NEW_NARROW || code === NEW_WIDE) {
      phrases.push(String.fromCharCode(take(code === NEW_WIDE ? 16 : 8)));
      code = phrases.length - 1;
      width.count();
    }
    const phrase = phrases[code] ?? previous + previous.charAt(0);
    text += phrase;
    if (previous !== '') phrases.push(previous + phrase.charAt(0));
    previous = phrase;
    width.count();
  }
  return null;
}
