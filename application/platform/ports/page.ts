/** A part of a list and how to go on; the total is null when there are more than anybody counts. */
export type Page<T> = {
  readonly entries: readonly T[];
  readonly after: string | null;
  readonly before: string | null;
  readonly totalCount: number | null;
};

/** Where a page of a list begins: after or before a cursor that came with another page of the same list. */
export type PageAt = {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};
