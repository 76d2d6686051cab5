import { FilterShelf } from '#application/people/ports/filter-shelf.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ManageFilters = FilterShelf;

export const ManageFilters = defineUseCase(
  'ManageFilters',
  { shelf: FilterShelf },
  ({ shelf }): ManageFilters => ({
    list: (list) => shelf.list(list),
    save: (list, name, query) => shelf.save(list, name, query),
    rename: (id, name) => shelf.rename(id, name),
    remove: (id) => shelf.remove(id),
  }),
);
