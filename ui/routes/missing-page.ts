import { notFound } from '#ui/bindings/screen-loader.ts';

export const missingPage = (): never => {
  throw notFound();
};
