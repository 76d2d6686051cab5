/** Safe markup: written here, or escaped by `html`. */
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

/** A template that escapes its values unless they are markup already. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Html {
  return { html: parts.map((part, at) => part + (at < values.length ? inserted(values[at] ?? '') : '')).join('') };
}

/** The style attribute of an element: email clients drop style sheets. */
export const style = (...declarations: readonly string[]): Html => html`style="${declarations.join(';')}"`;

/** The attributes of a table that only lays out. */
export const LAYOUT_TABLE: Html = { html: 'role="presentation" cellpadding="0" cellspacing="0" border="0"' };
/** The same over the whole width. */
export const WIDE_TABLE: Html = {
  html: 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
};

export const nothing: Html = { html: '' };
