import { visibleText } from './visible-text.ts';

const SCHEME = /:\/+/g;
const DOMAIN_DOT = /(?<=[\p{L}\p{N}-])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}]{2})/gu;

/**
 * A person's name in which no mail program finds a link: our letters carry names to addresses that others chose.
 * 'https://evil.example' reads 'https evil. example'. [design section 5]
 */
export const unlinkedName = (typed: string): string =>
  visibleText(visibleText(typed).replaceAll(SCHEME, ' ').replaceAll(DOMAIN_DOT, '. '));
