import { type Token, token } from '#domain/kernel/token.ts';

/** Keys of private events that this browser was given in links; sent with every request. [D23] */
export type EventKeys = {
  readonly keep: (key: string) => void;
  /** The newest first. */
  readonly kept: () => readonly string[];
};
export const EventKeys: Token<EventKeys> = token<EventKeys>('EventKeys');
