import { notFound } from '#ui/bindings/screen-loader.ts';

/** The address belongs to no screen. */
export const missingPage = (): never => {
  throw notFound();
};
