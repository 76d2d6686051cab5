/** A line that ends where a reader pauses is as good as one this much fuller. */
const PAUSE_WORTH = 0.08;

type Ending = { readonly lines: readonly string[]; readonly cost: number };

/** The same words in as many lines of about the same length, broken at a comma, colon or dash where it costs little. */
export function balanceLines(
  lines: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const words = lines.join(' ').split(' ');
  const cost = (line: string): number => {
    const room = width - widthOf(line);
    return room < 0 ? Number.POSITIVE_INFINITY : (room / width) ** 2;
  };
  // The best way to write the words from each one on, in one line and then in one more each time.
  let endings = words.map((_word, from): Ending => {
    const last = words.slice(from).join(' ');
    return { lines: [last], cost: cost(last) };
  });
  for (let count = 2; count <= lines.length; count += 1) {
    const shorter = endings;
    endings = words.map((_word, from): Ending => {
      let best: Ending = { lines, cost: Number.POSITIVE_INFINITY };
      for (let end = from + 1; end < words.length; end += 1) {
        const line = words.slice(from, end).join(' ');
        const own = cost(line);
        const rest = shorter[end];
        if (own === Number.POSITIVE_INFINITY || rest === undefined) break;
        const whole = own + (/[,:;–—]$/.test(line) ? 0 : PAUSE_WORTH) + rest.cost;
        if (whole <= best.cost) best = { lines: [line, ...rest.lines], cost: whole };
      }
      return best;
    });
  }
  return endings[0]?.lines ?? lines;
}
