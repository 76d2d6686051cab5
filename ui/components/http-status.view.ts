/** The HTTP status that a request failed with; null when it failed otherwise. */
export const httpStatusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
