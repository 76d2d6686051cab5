import type { GraphqlTransport } from './graphql-transport.ts';
import { readAnswer } from './read-answer.ts';

type Execute = (
  text: string,
  variables: unknown,
) => Promise<{
  readonly data?: unknown;
  readonly errors?:
    | readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> | undefined }[]
    | undefined;
}>;

/** Only JSON crosses, as over the network. */
export const makeInProcessTransport =
  (execute: Execute): GraphqlTransport =>
  async (document, variables) =>
    readAnswer(await execute(document.text, variables));
