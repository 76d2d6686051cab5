import { visibleText } from './visible-text.ts';

/** Whether a typed name is the one asked for, whatever its case and blanks. */
export const isSameName = (typed: string, name: string): boolean =>
  visibleText(typed).toLocaleLowerCase() === visibleText(name).toLocaleLowerCase();
