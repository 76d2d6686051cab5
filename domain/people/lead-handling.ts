import { never } from '#domain/kernel/never.ts';
import type { AccountId } from './account-id.ts';

/** What became of a contact message. Exactly a new one is assigned to nobody. [design] */
export type LeadHandling =
  | { readonly state: 'NEW'; readonly assignee: null }
  | { readonly state: 'IN_PROGRESS' | 'DONE'; readonly assignee: AccountId };

export type LeadState = LeadHandling['state'];

export const LEAD_STATES = ['NEW', 'IN_PROGRESS', 'DONE'] as const satisfies readonly LeadState[];

export const LEAD_NOTE_LENGTH = 2_000;

export type LeadCommand =
  | { readonly kind: 'MOVE'; readonly state: LeadState }
  /** Null: to nobody, which makes it new again. */
  | { readonly kind: 'ASSIGN'; readonly to: AccountId | null };

export type LeadEvent =
  | { readonly kind: 'ASSIGNED'; readonly to: AccountId }
  | { readonly kind: 'BEGUN' }
  | { readonly kind: 'DONE' }
  | { readonly kind: 'PUT_BACK' };

/** Whoever begins or ends what nobody looks after is assigned. Repeated, it changes nothing. [design] */
export function decideLead(lead: LeadHandling, command: LeadCommand, by: AccountId): readonly LeadEvent[] {
  switch (command.kind) {
    case 'ASSIGN':
      if (command.to === null) return lead.state === 'NEW' ? [] : [{ kind: 'PUT_BACK' }];
      return lead.assignee === command.to ? [] : [{ kind: 'ASSIGNED', to: command.to }];
    case 'MOVE': {
      if (command.state === lead.state) return [];
      if (command.state === 'NEW') return [{ kind: 'PUT_BACK' }];
      const taken: readonly LeadEvent[] = lead.state === 'NEW' ? [{ kind: 'ASSIGNED', to: by }] : [];
      if (command.state === 'DONE') return [...taken, { kind: 'DONE' }];
      return lead.state === 'NEW' ? taken : [{ kind: 'BEGUN' }];
    }
    default:
      return never(command);
  }
}

export function evolveLead(lead: LeadHandling, event: LeadEvent): LeadHandling {
  switch (event.kind) {
    case 'ASSIGNED':
      return { state: lead.state === 'DONE' ? 'DONE' : 'IN_PROGRESS', assignee: event.to };
    case 'PUT_BACK':
      return { state: 'NEW', assignee: null };
    case 'BEGUN':
      return lead.assignee === null ? lead : { state: 'IN_PROGRESS', assignee: lead.assignee };
    case 'DONE':
      return lead.assignee === null ? lead : { state: 'DONE', assignee: lead.assignee };
    default:
      return never(event);
  }
}
