/** The clauses of a text, with the blanks between them at odd places. */
export const clausesOf = (text: string): readonly { readonly at: number; readonly part: string }[] =>
  text.split(/(?<=[:,–—])( )/).map((part, at) => ({ at, part }));
