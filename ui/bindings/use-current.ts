import { useReducer, useRef } from 'react';

/** State that a handler can read after an await, when its own render is out of date. */
export type Current<T> = {
  readonly value: T;
  readonly now: () => T;
  readonly set: (next: T) => void;
};

export function useCurrent<T>(first: T | (() => T)): Current<T> {
  const [value, show] = useReducer(
    (_: T, next: T) => next,
    first,
    (given) => (given instanceof Function ? given() : given),
  );
  const latest = useRef(value);
  return {
    value,
    now: () => latest.current,
    set: (next) => {
      latest.current = next;
      show(next);
    },
  };
}
