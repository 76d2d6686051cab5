import type { Refusal } from '#domain/refusal.ts';

/** refusal.presenter.ts turns it into `extensions.code` and its sentence. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}
