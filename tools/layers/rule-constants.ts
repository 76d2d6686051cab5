/**
 * A constant of the rules: the file of domain/ that owns it, its name there, and the words by which a line elsewhere shows that it speaks of
 * the same thing. A number that says enough by itself needs none (null). Its value stands in domain/ alone: it is read from there.
 */
export type RuleConstant = readonly [owner: string, name: string, subject: RegExp | null];

export const RULE_CONSTANTS: readonly RuleConstant[] = [
  ['payment/payment-method.ts', 'BANK_TRANSFER_ONLY_UP_TO', null],
  ['payment/saved-card.ts', 'SAVED_CARDS_PAGE', /\bcards?\b.*\b(page|limit|first)\b|\b(page|limit)\b.*\bcards?\b/],
  [
    'quantity/order-limit.ts',
    'DEFAULT_PURCHASE_LIMIT',
    /\b(purchase|order|account|ticket|default) (limit|max|most)\b|\bmost (tickets|per (order|purchase))\b/,
  ],
  ['quantity/capacity-ceiling.ts', 'ONLINE_CAPACITY_MAX', /\b(online|attendees?|ceiling|capacity max|max capacity)\b/],
  ['loyalty/loyalty-reward.ts', 'LOYALTY_PERCENT', /\b(loyalty|points?|reward)\b/],
  [
    'referral/referral-reward.ts',
    'REFERRAL_PERCENT',
    /\b(referral|reward|credit)\b.*\b(percent|rate|share)\b|\b(percent|rate|share)\b.*\b(referral|reward|credit)\b/,
  ],

  ['reservation/hold-times.ts', 'CART_HOLD', /\b(holds?|held|cart)\b/],
  ['reservation/hold-times.ts', 'CHECKOUT_EXTENSION', /\b(extension|extends?|extended|holds?|held|checkout)\b/],
  ['reservation/hold-times.ts', 'BANK_TRANSFER_HOLD', /\b(holds?|held|transfer|pay|payment)\b/],
  ['reservation/hold-times.ts', 'BANK_TRANSFER_SHOWN', /\b(shown|transfer|pay|payment|countdown)\b/],
  ['reservation/hold-times.ts', 'CARD_HOLD', /\b(holds?|held|card|pay|payment)\b/],
  ['reservation/hold-times.ts', 'CARD_SHOWN', /\b(shown|card|pay|payment|expires?|expire date)\b/],
  ['reservation/hold-times.ts', 'MANUAL_HOLD', /\bmanual\b/],
  ['reservation/begin-payment.ts', 'MOST_PAYING', /\bpaying\b/],

  ['checkout/result-status.ts', 'RESULT_POLL_EVERY', /\b(poll|polls|look every)\b/],
  ['checkout/owned-ticket-look.ts', 'LOOKS', /\b(poll|polls|looks|owned)\b/],
  ['checkout/donation.ts', 'DONATION_MESSAGE_INPUT_MAX', /\bdonation\b|\bmessage (max|length|longest)\b/],
  ['checkout/donation.ts', 'DONATION_MESSAGE_MAX', /\bdonation\b|\bmessage (max|length|longest)\b/],
  ['checkout/page-sizes.ts', 'USER_ORDERS_PAGE', /\basked limit\b|\borders? (page|limit)\b/],
  ['event/event-search.ts', 'SEARCH_PAUSE', /\b(search|debounce)\b/],
  ['event/event-search.ts', 'SEARCH_PAGE', /\bsearch\b/],
  ['event/event-search.ts', 'SUGGESTIONS_MAX', /\bsuggest(ions?)?\b/],
  ['video/video-id.ts', 'ID', /\bvideo\b/],
  ['checkout/page-sizes.ts', 'CART_PAGE', /\b(cart|shopping|items)\b/],

  ['account/one-time-code.ts', 'CODE_DIGITS', /\b(digits|one time|otp|code (length|field|step|input))\b/],
  ['account/one-time-code.ts', 'CODE_LIFE', /\b(code|otp|challenge)\b/],
  ['account/one-time-code.ts', 'TRIES_PER_CODE', /\b(code|otp|sign in|session)\b.*\b(tries|attempts)\b|\b(tries|attempts)\b.*\b(code|otp)\b/],
  ['account/one-time-code.ts', 'RESEND_AFTER', /\b(resend|again after|send again)\b/],
  ['account/session-family.ts', 'ACCESS_TOKEN_LIFE', /\b(access|token|life)\b/],
  ['account/session-family.ts', 'RENEWAL_TOKEN_LIFE', /\b(renewal|session)\b/],
  ['account/session-family.ts', 'SAME_SUCCESSOR_FOR', /\b(successor|renewal)\b/],

  ['media/image-size.ts', 'MAX_IMAGE_BYTES', /\b(image|upload|picture|photo|file|bytes|cover)\b/],
  ['bank-transfer/transfer-message.ts', 'TRANSFER_MESSAGE_MAX', /\b(transfer|message|purpose|vietqr)\b/],
  ['bank-transfer/notice-time.ts', 'NOTICE_WINDOW', /\b(notice|webhook|feed|signature|sepay|casso|window)\b/],
  ['withdrawal/decide-withdrawal.ts', 'APPROVERS', /\bapprovers?\b/],
  ['refund/refund-window.ts', 'REFUND_WINDOW', /\b(refund|matures?)\b/],
  ['event/event-input.ts', 'EVENT_NAME_MAX', /\bevent name\b|\bname (max|length|longest)\b|\blongest name\b/],
  ['event/event-input.ts', 'ADDRESS_MAX', /\baddress (max|length|longest)\b|\b(max|longest) address\b/],
  ['event/event-input.ts', 'POLICY_MAX', /\b(policy|regulations?)\b/],
  ['event/ticket-type.ts', 'PURCHASE_LIMIT_MAX', /\b(limit max|max limit|most limit)\b/],
  ['ticket/redeem-code.ts', 'REDEEM_CODE_LENGTH', /\bredeem\b.*\b(length|code)\b/],
];
