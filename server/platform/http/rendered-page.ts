import type { ReadScope } from '#server/platform/graphql/tracked-reads.ts';

/** `html` is UTF-8 in pieces, and null for a redirect. `scripts` and `styles` are the CSP hashes of inline elements. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: readonly Uint8Array[] | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly framable: boolean;
  /** Third parties that this page may load. */
  readonly loads: { readonly videos: boolean; readonly services: boolean };
  /** The same for everyone: no viewer, no secret in the address, no failure. */
  readonly cacheable: boolean;
};

/** `madeFrom` is null for a page that read nothing. */
export type MadePage = RenderedPage & { readonly madeFrom: ReadScope | null };

/** Rejects only for a bug. */
export type RenderPage = (request: Request) => Promise<MadePage>;
