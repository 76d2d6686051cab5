import { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [design] */
export type KeepGatePasses = Pick<GatePassDesk, 'read' | 'create' | 'revoke'>;

export const KeepGatePasses = defineUseCase(
  'KeepGatePasses',
  { desk: GatePassDesk },
  ({ desk }): KeepGatePasses => desk,
);
