const ESCAPED = /^(?:[^\\;,]|\\[\\;,nN])*$/;

/** Null when something is not escaped that should be, or the reverse. */
export function readIcalText(value: string): string | null {
  if (!ESCAPED.test(value)) return null;
  return value.replaceAll(/\\(.)/g, (_, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  );
}
