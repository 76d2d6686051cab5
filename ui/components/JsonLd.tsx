type JsonLdProps = { readonly thing: Readonly<Record<string, unknown>> };

/** Structured data for search engines: a data block, so no policy about scripts concerns it. `<` is escaped: nothing can close the tag. */
export const JsonLd = ({ thing }: JsonLdProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; React would escape quotes and break it.
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replace(/</g, '\\u003c') }} />
);
