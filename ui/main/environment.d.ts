interface ImportMeta {
  readonly env: {
    /** False in a production build, where nothing of them remains. Undefined in tests. */
    readonly SIMULATORS?: boolean;
    /** False in a browser's build: the server has described the page to crawlers. Undefined in tests. */
    readonly DESCRIBES?: boolean;
    /** The address of the built file (tools/bundle/preload-lists.ts). Empty in development. */
    readonly PRELOAD_LISTS: string;
  };
}

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
  /** null in development. */
  export const manifest: Readonly<Record<string, Chunk>> | null;
  export const stylesheets: Readonly<Record<string, string>>;
}
