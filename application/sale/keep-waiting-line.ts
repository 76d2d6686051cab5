import { WaitingLine } from '#application/sale/ports/waiting-line.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type KeepWaitingLine = WaitingLine;

export const KeepWaitingLine = defineUseCase(
  'KeepWaitingLine',
  { line: WaitingLine },
  ({ line }): KeepWaitingLine => line,
);
