import type { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Separate from the desk, which keeps drafts too and is not loaded there. */
export type PanelShelf = DraftShelf;
export const PanelShelf: Token<PanelShelf> = token('PanelShelf');
