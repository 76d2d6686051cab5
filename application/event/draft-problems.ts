import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import type { Refusal } from '#domain/refusal.ts';

/** A field's problem; the page finds the sentence. REFUSED carries a rule's refusal. */
export type DraftProblemCode =
  | 'EVENT_NAME_MISSING'
  | 'ADDRESS_MISSING'
  | 'LINK_MISSING'
  | 'LINK_MALFORMED'
  | 'SESSION_NAME_MISSING'
  | 'BEGIN_MISSING'
  | 'END_MISSING'
  | 'END_NOT_AFTER_BEGIN'
  | 'SESSION_IN_THE_PAST'
  | 'TICKET_MISSING'
  | 'TICKET_NAME_MISSING'
  | 'AMOUNT_MISSING'
  | 'NOT_A_NUMBER'
  | 'AMOUNT_TOO_LARGE'
  | 'PRICE_IS_ZERO'
  | 'APPROVAL_ONLY_FOR_FREE'
  | 'ORIGINAL_BELOW_PRICE'
  | 'COUNT_MISSING'
  | 'DAYS_MISSING'
  | 'COUNT_TOO_SMALL'
  | 'LESS_THAN_A_SET'
  | 'SALE_BEGIN_MISSING'
  | 'SALE_END_MISSING'
  | 'SALE_END_NOT_AFTER_BEGIN';

/** `field` is the control's path: 'name', 'session.{key}.begin', 'ticket.{key}.price'. */
export type DraftProblem =
  | { readonly field: string; readonly code: DraftProblemCode }
  | { readonly field: string; readonly code: 'REFUSED'; readonly refusal: Refusal };

/** Others are shown in the refusal's own words. */
export type Shown = Readonly<Record<string, readonly [field: string, code: DraftProblemCode]>>;

export const SHOWN_OF_EVENT: Shown = {
  'name REQUIRED': ['name', 'EVENT_NAME_MISSING'],
  'urls MALFORMED': ['link', 'LINK_MALFORMED'],
};
export const SHOWN_OF_TICKET: Shown = {
  'name REQUIRED': ['name', 'TICKET_NAME_MISSING'],
  'original_price TOO_SMALL': ['originalPrice', 'ORIGINAL_BELOW_PRICE'],
  'capacity TOO_SMALL': ['capacity', 'LESS_THAN_A_SET'],
  'limit TOO_SMALL': ['limit', 'LESS_THAN_A_SET'],
  'limited_purchase TOO_SMALL': ['accountLimit', 'LESS_THAN_A_SET'],
  'end_at MALFORMED': ['saleEnd', 'SALE_END_NOT_AFTER_BEGIN'],
};

/** The control of a field on the wire, where the names differ. */
export const CONTROLS: Readonly<Record<string, string>> = {
  event_type: 'format',
  category_id: 'categoryId',
  close_at_capacity: 'closeAtCapacity',
  allow_re_entry: 'allowReEntry',
  original_price: 'originalPrice',
  limited_purchase: 'accountLimit',
  combo_purchase: 'multipleOf',
  begin_at: 'begin',
  end_at: 'end',
  urls: 'link',
  vod_link: 'recording',
  approval_days: 'approvalDays',
  refund_days: 'refundDays',
  name_change_days: 'nameChangeDays',
  session_change_days: 'sessionChangeDays',
};

export const SHOWN_OF_BLOCKER: Readonly<
  Partial<Record<PublishBlocker, readonly [field: string, code: DraftProblemCode]>>
> = {
  ADDRESS_MISSING: ['address', 'ADDRESS_MISSING'],
  ONLINE_LINK_MISSING: ['link', 'LINK_MISSING'],
};

const POLICY_FORM = ['approvalDays', 'refundDays', 'nameChangeDays', 'sessionChangeDays'];
export const EVENT_FORM = [
  'plate',
  'name',
  'description',
  'address',
  'link',
  'timezone',
  'policy',
  'capacity',
  ...POLICY_FORM,
];
export const SESSION_FORM = ['name', 'begin', 'end', 'address', 'recording'];
export const TICKET_FORM = [
  'name',
  'description',
  'note',
  'price',
  'originalPrice',
  'capacity',
  'limit',
  'accountLimit',
  'multipleOf',
  'saleBegin',
  'saleEnd',
];

export class Problems {
  private readonly found: DraftProblem[] = [];
  private readonly prefix: string;
  private readonly form: readonly string[];

  constructor(prefix: string, form: readonly string[]) {
    this.prefix = prefix;
    this.form = form;
  }

  /** In the form's order. */
  get list(): readonly DraftProblem[] {
    const position = ({ field }: DraftProblem): number => this.form.indexOf(field.slice(this.prefix.length));
    return this.found.toSorted((one, other) => position(one) - position(other));
  }

  add(field: string, code: DraftProblemCode): null {
    this.found.push({ field: this.prefix + field, code });
    return null;
  }

  addRefused(refusal: Refusal, shown: Shown): void {
    if (refusal.code === 'APPROVAL_ONLY_FOR_FREE') this.add('price', refusal.code);
    if (refusal.code !== 'INVALID_INPUT') return;
    const known = shown[`${refusal.field} ${refusal.problem.kind}`];
    if (known === undefined) {
      const control = CONTROLS[refusal.field] ?? refusal.field;
      this.found.push({ field: this.prefix + control, code: 'REFUSED', refusal });
    } else this.add(...known);
  }
}

/** Still to be filled in, rather than filled in wrongly. */
export const isMissing = ({ code }: DraftProblem): boolean => code.endsWith('_MISSING');
