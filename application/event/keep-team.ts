import { TeamDesk } from '#application/event/ports/team-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S2.14-25] */
export type KeepTeam = TeamDesk;

export const KeepTeam = defineUseCase('KeepTeam', { desk: TeamDesk }, ({ desk }): KeepTeam => desk);
