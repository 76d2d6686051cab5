export type MetricsOfNode = { readonly place: number; readonly text: string };

/** Every sample is labelled with its node; every family appears once. */
export function joinMetrics(nodes: readonly MetricsOfNode[]): string {
  const families = new Map<string, string[]>();
  for (const { place, text } of nodes) {
    let samples: string[] = [];
    for (const line of text.split('\n')) {
      if (line === '') continue;
      if (line.startsWith('# TYPE ')) {
        samples = families.get(line) ?? [];
        families.set(line, samples);
      } else {
        const end = line.search(/[{ ]/);
        const rest = line[end] === '{' ? `,${line.slice(end + 1)}` : `}${line.slice(end)}`;
        samples.push(`${line.slice(0, end)}{node="${place}"${rest}`);
      }
    }
  }
  return `${[...families].flatMap(([type, samples]) => [type, ...samples]).join('\n')}\n`;
}
