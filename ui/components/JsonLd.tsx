/** Null in the browser, which leaves what the server wrote. */
type JsonLdProps = { readonly thing: Readonly<Record<string, unknown>> | null };

/** A data block, so the script policy does not apply. `<` is escaped so that nothing can close the tag. */
export const JsonLd = ({ thing }: JsonLdProps) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {thing === null ? '' : JSON.stringify(thing).replace(/</g, '\\u003c')}
  </script>
);
