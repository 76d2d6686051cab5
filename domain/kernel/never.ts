/** Ends an exhaustive switch. The compiler reports missing cases; at run time a value outside the union is a bug. */
export function never(value: never): never {
  throw new Error(`A value outside its union: ${JSON.stringify(value)}`);
}
