export const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
export const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
