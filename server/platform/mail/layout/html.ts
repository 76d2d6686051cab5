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

/** Escapes its values unless they are markup already. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Html {
  return { html: parts.map((part, at) => part + (at < values.length ? inserted(values[at] ?? '') : '')).join('') };
}

/** Email clients drop style sheets. */
export const style = (...declarations: readonly string[]): Html => html`style="${declarations.join(';')}"`;

export const LAYOUT_TABLE: Html = { html: 'role="presentation" cellpadding="0" cellspacing="0" border="0"' };
export const WIDE_TABLE: Html = {
  html: 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
};

export const nothing: Html = { html: '' };
