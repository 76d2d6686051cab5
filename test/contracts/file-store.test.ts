import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { makeFolderFileStore } from '#server/platform/files/folder/folder-file-store.ts';
import { makeMemoryFileStore } from '#server/platform/memory/memory-file-store.ts';
import { fileStoreContract } from './file-store.contract.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('in memory', () => fileStoreContract(async () => makeMemoryFileStore()));
describe('in a folder', () =>
  fileStoreContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    folders.push(folder);
    return makeFolderFileStore(join(folder, 'files'));
  }));
