import { Observable } from 'rxjs';

/**
 * A stream whose code is fetched when somebody listens. What cannot be fetched stays quiet; who listens next asks for
 * it again.
 */
export const lazyStream = <T>(load: () => Promise<Observable<T>>): Observable<T> =>
  new Observable<T>((listener) => {
    void load().then(
      (stream) => listener.add(stream.subscribe(listener)),
      () => undefined,
    );
  });
