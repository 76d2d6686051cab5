import type { ReadScope } from '#server/platform/graphql/tracked-reads.ts';

/**
 * One rendered page; `html` is null for a redirect. `scripts` and `styles` are the CSP hashes of its inline elements.
 */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly framable: boolean;
  /** The same for everybody: rendered without a viewer, without a secret in its address, and not a failure. */
  readonly cacheable: boolean;
};

/** `madeFrom` is null when the page asked for nothing. */
export type MadePage = RenderedPage & { readonly madeFrom: ReadScope | null };

/** Renders a page for nobody in particular. Rejects only for a bug. */
export type RenderPage = (request: Request) => Promise<MadePage>;
