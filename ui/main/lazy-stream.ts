import { Observable } from 'rxjs';

/** Loads on subscription. A failed load stays silent; the next subscriber retries. */
export const lazyStream = <T>(load: () => Promise<Observable<T>>): Observable<T> =>
  new Observable<T>((listener) => {
    void load().then(
      (stream) => listener.add(stream.subscribe(listener)),
      () => undefined,
    );
  });
