/** The site as search engines know it, with its search box. */
export const siteAsThing = (baseUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Vemoi',
  url: `${baseUrl}/`,
  inLanguage: ['en', 'vi'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/events?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
