import { nextTask } from '#ui/bindings/hydration.ts';

/** Loads on first use, in a task of its own, and caches the promise; a failure is not cached. */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= nextTask()
      .then(load)
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
}
