import { z } from 'zod';

type JsonObject = Readonly<Record<string, unknown>>;

/** `hash` names a registered operation. */
export type RequestBody = {
  readonly query: string | undefined;
  readonly operationName: string | null | undefined;
  readonly variables: JsonObject | null | undefined;
  readonly hash: string | undefined;
};

const requestBody = z.object({
  query: z.string().optional(),
  operationName: z.string().max(200).nullish(),
  // The operation declares what is in them.
  variables: z
    .custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional() })
    .nullish(),
});

export function readRequestBody(given: unknown): RequestBody | null {
  const parsed = requestBody.safeParse(given);
  if (!parsed.success) return null;
  const { query, operationName, variables, extensions } = parsed.data;
  return { query, operationName, variables, hash: extensions?.persistedQuery?.sha256Hash };
}
