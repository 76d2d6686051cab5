/** Closes an exhaustive switch: the compiler objects to a missing case, and a value from outside the union is a bug. */
export function never(value: never): never {
  throw new Error(`A value outside its union: ${JSON.stringify(value)}`);
}
