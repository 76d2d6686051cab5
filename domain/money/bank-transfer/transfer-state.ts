/**
 * What became of an incoming transfer; the same words as on the wire. UNKNOWN names no code of ours; AMBIGUOUS names
 * two, or may be money that another feed told of; IGNORED is no money for tickets at all.
 */
export type TransferState =
  | 'PAID'
  | 'SHORT'
  | 'OVER'
  | 'LATE_SEATED'
  | 'LATE_NO_PLACE'
  | 'DUPLICATE'
  | 'UNKNOWN'
  | 'AMBIGUOUS'
  | 'IGNORED';

const WHOSE_IT_IS = [
  'PAID',
  'SHORT',
  'OVER',
  'LATE_SEATED',
  'LATE_NO_PLACE',
  'DUPLICATE',
] as const satisfies readonly TransferState[];

/**
 * What may happen next. STORED: nobody dealt with it yet, because it came this moment or the process died. (standards
 * 4.5, rules 5 to 7)
 */
export const TRANSFER_TRANSITIONS = {
  STORED: [...WHOSE_IT_IS, 'UNKNOWN', 'AMBIGUOUS', 'IGNORED'],
  UNKNOWN: WHOSE_IT_IS,
  AMBIGUOUS: WHOSE_IT_IS,
  PAID: [],
  SHORT: [],
  OVER: [],
  LATE_SEATED: [],
  LATE_NO_PLACE: [],
  DUPLICATE: [],
  IGNORED: [],
} as const satisfies Readonly<Record<TransferState | 'STORED', readonly TransferState[]>>;

export const TRANSFER_STATES: readonly TransferState[] = TRANSFER_TRANSITIONS.STORED;

/** Nobody but a person can say whose money it is; only such a transfer is matched by hand. */
export const waitsForPerson = (state: TransferState): boolean => TRANSFER_TRANSITIONS[state].length > 0;

/** The states that wait for a person. */
export const TRANSFER_STATES_FOR_PERSON: readonly TransferState[] = TRANSFER_STATES.filter(waitsForPerson);
