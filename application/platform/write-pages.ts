import type { Page, PageAt } from '#application/platform/ports/page.ts';
import { type CsvColumn, csvHead, csvRows } from '#domain/kernel/csv/write-csv.ts';
import { GREATEST_PAGE } from '#domain/kernel/page.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Read page by page: only its text is kept. NO_DATA_TO_EXPORT for an empty list. [S2.14-16] [S8-42] */
export async function writePages<Row, Refusal>(
  read: (at: PageAt) => Promise<Result<Page<Row>, Refusal>>,
  columns: readonly CsvColumn<Row>[],
  whenEmpty: () => void,
): Promise<Result<readonly string[], Refusal | { readonly code: 'NO_DATA_TO_EXPORT' }>> {
  const parts = [csvHead(columns)];
  let after: string | null = null;
  do {
    const page: Result<Page<Row>, Refusal> = await read({
      limit: GREATEST_PAGE,
      ...(after === null ? {} : { after }),
    });
    if (!page.ok) return page;
    if (page.value.entries.length > 0) parts.push(csvRows(columns, page.value.entries));
    ({ after } = page.value);
  } while (after !== null);
  if (parts.length > 1) return ok(parts);
  whenEmpty();
  return refused({ code: 'NO_DATA_TO_EXPORT' });
}
