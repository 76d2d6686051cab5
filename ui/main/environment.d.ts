declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:client-manifest' {
  type Chunk = {
    readonly file: string;
    readonly imports?: readonly string[];
    readonly css?: readonly string[];
    readonly assets?: readonly string[];
  };
  /** Null while developing: nothing is built. */
  export const manifest: Readonly<Record<string, Chunk>> | null;
  /** Texts of the stylesheets that the manifest names, by their files. */
  export const stylesheets: Readonly<Record<string, string>>;
}
