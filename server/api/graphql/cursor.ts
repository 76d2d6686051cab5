import { z } from 'zod';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import type { Keyring } from '#server/application/ports/keyring.ts';
import type { ListPosition, Page, PageRequest } from '#server/application/ports/page.ts';

/** The greatest page that any list gives. */
export const GREATEST_PAGE = 100;

/** What the fields of `PageMetadata` are made from; the count is asked only when it is selected. */
export type PageMetadataRow = { readonly after: string | null; readonly before: string | null; readonly totalCount: () => Promise<number | null> };

type Filter = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Asked = { readonly limit?: number | null | undefined; readonly after?: string | null | undefined; readonly before?: string | null | undefined };

const positionShape = z.tuple([z.union([z.number(), z.string()]), z.string()]);

/** The list and everything that decides which rows are in it, in one order: a cursor opens only with the same. */
function bindingOf(list: string, filter: Filter): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([list, parts]);
}

/**
 * Sealed cursors of one list under one filter: a keyset position (sort key, id) that only this server can make and read.
 * `list` names the list, `filter` what was asked of it (with the viewer, where the list is the viewer's own).
 */
export function cursorsOf(keyring: Keyring, list: string, filter: Filter) {
  const binding = bindingOf(list, filter);
  const write = (position: ListPosition): string => keyring.sealText('cursor', JSON.stringify([position.key, position.id]), binding);
  const read = (text: string): ListPosition | null => {
    const plain = text.length > 1_000 ? null : keyring.openText('cursor', text, binding);
    if (plain === null) return null;
    const parsed = positionShape.safeParse(JSON.parse(plain));
    return parsed.success ? { key: parsed.data[0], id: parsed.data[1] } : null;
  };
  return {
    /** The page that was asked for; INVALID_CURSOR for a cursor of another list, filter or server. `after` wins over `before`. */
    request(asked: Asked): Result<PageRequest, RefusalOf<'INVALID_CURSOR'>> {
      const limit = Math.min(Math.max(asked.limit ?? 20, 1), GREATEST_PAGE);
      const text = asked.after || asked.before || null;
      if (text === null) return ok({ limit, from: null });
      const position = read(text);
      if (position === null) return refused({ code: 'INVALID_CURSOR' });
      return ok({ limit, from: { direction: asked.after ? 'after' : 'before', position } });
    },
    metadata(page: Page<unknown>, totalCount: () => Promise<number | null>): PageMetadataRow {
      return { after: page.after === null ? null : write(page.after), before: page.before === null ? null : write(page.before), totalCount };
    },
  };
}
