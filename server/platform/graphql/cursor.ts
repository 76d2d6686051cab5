import {
  cursorBinding,
  type ListFilter,
  type ListPosition,
  type Page,
  type PageQuery,
  type PageRequest,
  pageRequest,
  writePosition,
} from '#domain/kernel/page.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

/** The count is queried only when selected. */
export type PageMetadataRow = {
  readonly after: string | null;
  readonly before: string | null;
  readonly totalCount: () => Promise<number | null>;
};

/** Sealed: only this server can read them. `filter`: what was asked, with the viewer where the list is theirs. */
export function cursorsOf(keyring: Keyring, list: string, filter: ListFilter) {
  const binding = cursorBinding(list, filter);
  const seal = (position: ListPosition | null): string | null =>
    position && keyring.sealText('cursor', writePosition(position), binding);
  return {
    /** INVALID_CURSOR for another list, filter or server. `after` wins over `before`. */
    request: (asked: PageQuery): Result<PageRequest, RefusalOf<'INVALID_CURSOR'>> =>
      pageRequest(asked, (cursor) => keyring.openText('cursor', cursor, binding)),
    metadata: (page: Page<unknown>, totalCount: () => Promise<number | null>): PageMetadataRow => ({
      after: seal(page.after),
      before: seal(page.before),
      totalCount,
    }),
  };
}
