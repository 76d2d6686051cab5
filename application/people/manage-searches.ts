import { DeviceSearches } from '#application/people/ports/device-searches.ts';
import { FilterShelf, type KeptFilter } from '#application/people/ports/filter-shelf.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { filterOf, filterProblem } from '#domain/people/saved-filter.ts';
import type { Refusal } from '#domain/refusal.ts';
import { SessionKeeper } from './keep-session.ts';

export type KeptSearches = {
  readonly at: 'ACCOUNT' | 'DEVICE';
  readonly searches: readonly KeptFilter[];
};

/** NOT_KEPT: this device keeps nothing. */
export type SearchRefusal = Refusal | { readonly code: 'NOT_KEPT' };

/** Saved searches of discovery: with the account, or on the device of somebody who is not signed in. */
export type ManageSearches = {
  /** What the device kept goes along to the account. */
  readonly list: () => Promise<Result<KeptSearches, Refusal>>;
  readonly save: (name: string, query: string) => Promise<Result<null, SearchRefusal>>;
  readonly remove: (id: string) => Promise<Result<null, SearchRefusal>>;
};

const LIST = 'discovery';

type Needs = {
  readonly sessions: Pick<SessionKeeper, 'known'>;
  readonly shelf: Pick<FilterShelf, 'list' | 'save' | 'remove'>;
  readonly device: DeviceSearches;
};

export const ManageSearches = defineUseCase(
  'ManageSearches',
  { sessions: SessionKeeper, shelf: FilterShelf, device: DeviceSearches },
  ({ sessions, shelf, device }: Needs): ManageSearches => {
    const signedIn = async (): Promise<boolean> => (await sessions.known()).kind === 'SIGNED_IN';
    const write = (searches: readonly KeptFilter[]): Result<null, SearchRefusal> =>
      device.write(searches) ? ok(null) : refused({ code: 'NOT_KEPT' });

    async function takeAlong(known: readonly KeptFilter[]): Promise<boolean> {
      const here = device.read();
      const left: KeptFilter[] = [];
      for (const one of here) {
        if (known.some(({ query }) => query === one.query)) continue;
        const kept = await shelf.save(LIST, one.name, one.query);
        if (!kept.ok) left.push(one);
      }
      if (left.length < here.length) device.write(left);
      return left.length < here.length;
    }

    return {
      async list() {
        if (!(await signedIn())) return ok({ at: 'DEVICE', searches: device.read() });
        const first = await shelf.list(LIST);
        const answer = first.ok && (await takeAlong(first.value)) ? await shelf.list(LIST) : first;
        return answer.ok ? ok({ at: 'ACCOUNT', searches: answer.value }) : answer;
      },
      async save(name, query) {
        if (await signedIn()) return shelf.save(LIST, name, query);
        const search = { id: filterOf(query), name, query: filterOf(query) };
        const all = device.read();
        const problem = filterProblem(search, all);
        if (problem !== null) return refused(problem);
        return write([...all.filter(({ id }) => id !== search.id), search]);
      },
      async remove(id) {
        if (await signedIn()) return shelf.remove(id);
        return write(device.read().filter((one) => one.id !== id));
      },
    };
  },
);
