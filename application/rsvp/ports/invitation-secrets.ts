import { type Token, token } from '#domain/kernel/token.ts';
import type { Letter } from './invitation-desk.ts';

/** So that their secrets leave the address. */
export type InvitationSecrets = {
  readonly keep: (eventId: number, letter: Letter) => void;
  readonly find: (eventId: number) => Letter | null;
};
export const InvitationSecrets: Token<InvitationSecrets> = token('InvitationSecrets');
