import {
  BehaviorSubject,
  defer,
  exhaustMap,
  filter,
  finalize,
  type Observable,
  type OperatorFunction,
  switchMap,
  throttle,
  timer,
} from 'rxjs';

/** Values that arrive during a run, or within `atMostEveryMs` of its start, cause one more run. */
export const coalesceRuns =
  <T, R>(task: (value: T) => Observable<R>, atMostEveryMs = 0): OperatorFunction<T, R> =>
  (source) =>
    defer(() => {
      const running = new BehaviorSubject(false);
      const free = timer(atMostEveryMs).pipe(
        switchMap(() => running),
        filter((isRunning) => !isRunning),
      );
      return source.pipe(
        throttle(() => free, { leading: true, trailing: true }),
        exhaustMap((value) => {
          running.next(true);
          return task(value).pipe(finalize(() => running.next(false)));
        }),
      );
    });
