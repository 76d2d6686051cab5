/** A field for a time that is begun and not complete, which its form holds as ''. `input`: the field's. */
export const isHalfWritten = (written: string, input: HTMLInputElement | null): boolean =>
  written === '' && (input?.value ?? '') !== '';
