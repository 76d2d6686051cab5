export type Change = readonly [from: string, to: string];

/** Throws for a text that the file does not have exactly once: the package has changed. */
export const changeText = (file: string, code: string, changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`Not exactly once in ${file}: ${from}`);
    return parts.join(to);
  }, code);
