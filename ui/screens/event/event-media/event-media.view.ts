import { useState } from 'react';
import { KeepMedia } from '#application/event/media/keep-media.ts';
import type { SessionMedia } from '#application/event/ports/media-desk.ts';
import type { MediaInput } from '#domain/event/session-media.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { inputProblemSentence } from '#words/platform/input-problems.ts';

export type { DeskEvent, DeskSession } from '#application/event/ports/event-desk.ts';
export type { SessionMedia } from '#application/event/ports/media-desk.ts';
export type { MediaInput } from '#domain/event/session-media.ts';

export const NEW_LINK: MediaInput = { kind: 'LINK', label: '', url: '' };

export const mediaOfSession = (media: readonly SessionMedia[], sessionId: number): readonly SessionMedia[] =>
  media.filter((one) => one.sessionId === sessionId);

export type TypedProblem = { readonly field: string; readonly sentence: string };

export function useMedia() {
  const keep = useUseCase(KeepMedia);
  const locale = useLocale();
  const { busy, act, tell } = useDeskAct();
  return {
    busy,
    problem: (media: MediaInput): TypedProblem | null => {
      const found = keep.problem(media);
      if (found === null) return null;
      return { field: found.field, sentence: inputProblemSentence(found.field, found.problem)[locale] };
    },
    addFile: keep.addFile,
    addLink: (sessionId: number, media: MediaInput, done: string) => act(keep.addLink(sessionId, media), done),
    rename: (id: string, label: string, done: string) => act(keep.rename(id, label), done),
    move: (among: readonly SessionMedia[], media: SessionMedia, by: -1 | 1) => tell(keep.move(among, media, by), null),
    discard: (id: string, done: string) => tell(keep.discard(id), done),
  };
}

export type Editing =
  | { readonly kind: 'ADD'; readonly sessionId: number; readonly first: MediaInput }
  | { readonly kind: 'RENAME'; readonly id: string; readonly first: MediaInput };

export const useEditing = () => useState<Editing | null>(null);
