import type { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Where the panels of private events keep what was entered. The desk, which keeps drafts too, is not loaded there. */
export type PanelShelf = DraftShelf;
export const PanelShelf: Token<PanelShelf> = token('PanelShelf');
