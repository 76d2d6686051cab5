/** totalCount null: too many to count. */
export type Page<T> = {
  readonly entries: readonly T[];
  readonly after: string | null;
  readonly before: string | null;
  readonly totalCount: number | null;
};

/** A cursor must come from a page of the same list. */
export type PageAt = {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};
