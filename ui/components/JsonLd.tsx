type JsonLdProps = { readonly thing: Readonly<Record<string, unknown>> };

/** A data block, so the script policy does not apply. `<` is escaped so that nothing can close the tag. */
export const JsonLd = ({ thing }: JsonLdProps) => (
  <script type="application/ld+json">{JSON.stringify(thing).replace(/</g, '\\u003c')}</script>
);
