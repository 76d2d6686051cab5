type JsonLdProps = { readonly thing: Readonly<Record<string, unknown>> };

/**
 * Structured data for search engines: a data block, so no policy about scripts concerns it. `<` is escaped: nothing can
 * close the tag.
 */
export const JsonLd = ({ thing }: JsonLdProps) => (
  <script type="application/ld+json">{JSON.stringify(thing).replace(/</g, '\\u003c')}</script>
);
