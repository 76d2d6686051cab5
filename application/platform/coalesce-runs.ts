import { defer, exhaustMap, finalize, type Observable, type OperatorFunction, Subject, throttle } from 'rxjs';

/** Values that arrive during a run cause one more run. */
export const coalesceRuns =
  <T, R>(task: (value: T) => Observable<R>): OperatorFunction<T, R> =>
  (source) =>
    defer(() => {
      const free = new Subject<void>();
      return source.pipe(
        throttle(() => free, { leading: true, trailing: true }),
        exhaustMap((value) => task(value).pipe(finalize(() => free.next()))),
      );
    });
