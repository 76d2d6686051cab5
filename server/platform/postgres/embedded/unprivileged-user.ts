import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs under when we are root, which it refuses to be. */
export type UnprivilegedUser = { readonly name: string; readonly uid: number; readonly gid: number };

function accounts(): UnprivilegedUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, , uid, gid] = line.split(':');
      return name === undefined || uid === undefined || gid === undefined
        ? []
        : [{ name, uid: Number(uid), gid: Number(gid) }];
    });
}

/** The owner of the data, else `postgres`, else `nobody`; undefined when we are not root. */
export function unprivilegedUser(dataFolder: string): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = accounts();
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  const keeper = owner === undefined || owner === 0 ? undefined : known.find((account) => account.uid === owner);
  return (
    keeper ?? known.find((account) => account.name === 'postgres') ?? known.find((account) => account.name === 'nobody')
  );
}

function mayEnter(folder: string, user: UnprivilegedUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** Undefined when there is none. Missing folders are skipped. */
export function closedFolderAbove(path: string, user: UnprivilegedUser): string | undefined {
  const folders: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => statSync(folder, { throwIfNoEntry: false }) !== undefined && !mayEnter(folder, user));
}
