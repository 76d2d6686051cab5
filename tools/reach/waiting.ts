export type Waiting = { readonly file: string; readonly names: readonly string[]; readonly needs: string };
export type FileReach = {
  readonly file: string;
  readonly unreached: readonly string[];
  readonly reached: readonly string[];
};
export type IsTestedBy = (test: string, file: string, name: string) => boolean;

/** `file` or `file#name,name`, a tab, and the subject; rules carried out in SQL name their contract suite. */
export const readWaiting = (text: string): readonly Waiting[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [what = '', needs = ''] = line.split('\t');
      const [file = '', names = ''] = what.split('#');
      return { file, names: names === '' ? [] : names.split(','), needs: needs.trim() };
    });

const shown = (file: string, names: readonly string[]): string => `${file}: ${names.join(', ')}`;

const isWaiting = (waiting: readonly Waiting[], file: string, name: string): boolean =>
  waiting.some((line) => line.file === file && (line.names.length === 0 || line.names.includes(name)));

function staleFaults({ file, names, needs }: Waiting, found: FileReach | undefined, isTestedBy: IsTestedBy): string[] {
  if (found === undefined) return [`Listed, but there is no such file: ${file}`];
  const listed = names.length === 0 ? [...found.unreached, ...found.reached] : names;
  const gone = names.filter((name) => ![...found.reached, ...found.unreached].includes(name));
  const reached = listed.filter((name) => found.reached.includes(name));
  const untested = needs.startsWith('test/') ? listed.filter((name) => !isTestedBy(needs, file, name)) : [];
  return [
    ...(needs === '' ? [`Listed without the issue that needs it: ${file}`] : []),
    ...(gone.length === 0 ? [] : [`Listed, but not exported: ${shown(file, gone)}`]),
    ...(reached.length === 0 ? [] : [`Listed, but the product reaches it: ${shown(file, reached)}`]),
    ...(untested.length === 0 ? [] : [`Listed, but ${needs} does not use it: ${shown(file, untested)}`]),
  ];
}

/** What is unreached and not listed, and what is listed without need. */
export function waitingFaults(
  files: readonly FileReach[],
  waiting: readonly Waiting[],
  isTestedBy: IsTestedBy,
): readonly string[] {
  const known = new Map(files.map((file) => [file.file, file]));
  const unlisted = files.flatMap(({ file, unreached }) => {
    const left = unreached.filter((name) => !isWaiting(waiting, file, name));
    return left.length === 0 ? [] : [`No caller in the product, and not listed: ${shown(file, left)}`];
  });
  return [...unlisted, ...waiting.flatMap((line) => staleFaults(line, known.get(line.file), isTestedBy))];
}
