const ESCAPED = /^(?:[^\\;,]|\\[\\;,nN])*$/;

/** The text of such a value; null when something in it should have been escaped, or is escaped for no reason. */
export function readIcalText(value: string): string | null {
  if (!ESCAPED.test(value)) return null;
  return value.replaceAll(/\\(.)/g, (_, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  );
}
