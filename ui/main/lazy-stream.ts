import { Observable } from 'rxjs';

export const lazyStream = <T>(load: () => Promise<Observable<T>>): Observable<T> =>
  new Observable<T>((listener) => {
    void load().then(
      (stream) => listener.add(stream.subscribe(listener)),
      () => undefined,
    );
  });
