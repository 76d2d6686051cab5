/** Markup that is safe to send: it was written here, or came from a reader's text by way of `html`. */
export type Html = { readonly html: string };
type Insertable = Html | readonly Html[] | string | number;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function inserted(value: Insertable): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((each) => each.html).join('');
}

/**
 * A template whose values are escaped unless they are markup already: nothing that a person typed becomes a tag or
 * leaves its attribute.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Html {
  return { html: parts.map((part, at) => part + (at < values.length ? inserted(values[at] ?? '') : '')).join('') };
}

export const nothing: Html = { html: '' };
