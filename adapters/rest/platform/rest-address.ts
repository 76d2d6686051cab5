export type AddressData = Readonly<Record<string, string | number | null>>;

/** Fills {name} in the path; empty query parameters and a trailing '?' or '&' are dropped. [S7.1-01] [S7.1-02] */
export function restAddress(path: string, data: AddressData): string {
  const filled = path.replace(/\{([\w-]+)\}/g, (_, name: string) => encodeURIComponent(data[name] ?? ''));
  const [address = '', query = ''] = filled.split('?');
  const parameters = query.split('&').filter((parameter) => !parameter.endsWith('=') && parameter !== '');
  return parameters.length === 0 ? address : `${address}?${parameters.join('&')}`;
}
