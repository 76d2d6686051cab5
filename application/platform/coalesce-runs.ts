import {
  defer,
  exhaustMap,
  finalize,
  ignoreElements,
  merge,
  type Observable,
  type OperatorFunction,
  Subject,
  throttle,
  timer,
} from 'rxjs';

/** Values that arrive during a run, or within `atMostEveryMs` of its start, cause one more run. */
export const coalesceRuns =
  <T, R>(task: (value: T) => Observable<R>, atMostEveryMs = 0): OperatorFunction<T, R> =>
  (source) =>
    defer(() => {
      const free = new Subject<void>();
      return source.pipe(
        throttle(() => free, { leading: true, trailing: true }),
        exhaustMap((value) =>
          merge(task(value), timer(atMostEveryMs).pipe(ignoreElements())).pipe(finalize(() => free.next())),
        ),
      );
    });
