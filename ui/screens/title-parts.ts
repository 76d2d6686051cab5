/** The clauses of a title, where it breaks first, with the blanks between them at odd places. */
export const titleParts = (name: string): readonly { readonly at: number; readonly text: string }[] =>
  name.split(/(?<=[:,–—])( )/).map((text, at) => ({ at, text }));
