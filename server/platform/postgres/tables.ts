import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

// Written from the migrated database by test/postgres/tables.test.ts (vitest -u), which also fails when this file says
// something else.

/** timestamptz: read as milliseconds, written as a Date, compared with at(). */
type Moment = ColumnType<Instant, Date, Date>;
/** timestamp or date: a wall clock without a zone, as text. */
type LocalTime = ColumnType<string, string, string>;
/** jsonb: parse what is read; write JSON text. */
type Json = ColumnType<unknown, string, string>;

type AccountTable = {
  account_id: string;
  email: string;
  username: string;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  is_admin: Generated<boolean>;
  is_accountant: Generated<boolean>;
  referral_code: string;
  referred_by_code: string | null;
  locale: Generated<'en' | 'vi'>;
  setting: Generated<Json>;
  inserted_at: Generated<Moment>;
  suspended_at: Moment | null;
  suspension_reason: string | null;
  name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
};

type AdjustingInvoiceTable = {
  event_id: number;
  adjusting_invoice_id: string;
  e_invoice_id: string;
  state: 'WAITING' | 'ISSUED' | 'FAILED' | 'DROPPED';
  lines: Json;
  sent: Generated<boolean>;
  number: string | null;
  lookup_code: string | null;
  issued_at: Moment | null;
  because: 'TAX_CODE' | 'BUYER' | 'SERIES' | 'AMOUNTS' | 'UNANSWERED' | 'OTHER' | null;
  said: string | null;
  asks: Generated<number>;
  next_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
};

type AttendeeTable = {
  event_id: number;
  reservation_id: string;
  position: number;
  email: string;
  first_name: string;
  last_name: string | null;
  gender: string | null;
  phone_number: string | null;
  job_title: string | null;
  note: string | null;
  answers: Json | null;
  form_version: number | null;
  answered_by: string | null;
  about: Json | null;
  name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
};

type AuditEntryTable = {
  audit_entry_id: string;
  at: Moment;
  actor_account_id: string | null;
  act: string;
  subject: string;
  event_id: number | null;
  facts: Generated<Json>;
};

type BankAccountTable = {
  account_id: string;
  bank_account_id: string;
  account_sealed: string;
  inserted_at: Moment;
};

type BoughtTicketTable = {
  event_id: number;
  bought_ticket_id: string;
  section_event_id: number;
  ticket_type_id: string;
  user_order_id: string;
  reservation_id: string;
  position: number;
  account_id: string;
  status: 'VALID' | 'VOID';
  issue_number: Generated<number>;
  redeem_code: string;
  ticket_name: string;
  ticket_description: string | null;
  mode: 'ONLINE' | 'ONSITE';
  email: string;
  first_name: string;
  last_name: string | null;
  gender: string | null;
  phone_number: string | null;
  job_title: string | null;
  redeem_count: Generated<number>;
  first_redeemed_at: Moment | null;
  search_words: GeneratedAlways<string | null>;
  inserted_at: Moment;
  seat_id: string | null;
  seat_alias: string | null;
  sender_account_id: string | null;
  sent_at: Moment | null;
  sent_before: Json | null;
  received_at: Moment | null;
  mails: Generated<number>;
  mailed_at: Moment | null;
  returned_at: Moment | null;
  voided_at: Moment | null;
  reissued_at: Moment | null;
  name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
  left_at: Moment | null;
};

type BouncedAddressTable = {
  event_id: number;
  email: string;
  because: string;
  status: string;
  bounced_at: Moment;
  retried_at: Moment | null;
};

type CalendarSectionTable = {
  event_id: number;
  calendar_section_id: string;
  section_event_id: number;
  title: string;
  begins_after: number;
  lasts: number;
};

type CardCustomerTable = {
  account_id: string;
  customer_id: string;
  inserted_at: Generated<Moment>;
};

type CardDisputeTable = {
  event_id: number;
  dispute_id: string;
  payment_id: string;
  state: 'OPEN' | 'WON' | 'LOST';
  amount: Dong;
  of_refunds: Dong;
  reason: string;
  opened_at: Moment;
  closed_at: Moment | null;
  closed_by: string | null;
  task: 'PART' | 'AMOUNT' | 'WON' | null;
  handled_at: Moment | null;
  handled_by: string | null;
  handled_note: string | null;
};

type CategoryTable = {
  category_id: number;
  name_en: string;
  name_vi: string;
  color: string;
  description: string | null;
  place: Generated<number>;
  retired: Generated<boolean>;
  version: Generated<number>;
};

type CheckoutInvoiceTable = {
  event_id: number;
  checkout_session_id: string;
  company_name: string;
  tax_code: string;
  address: string;
  updated_at: Moment;
};

type CheckoutSessionTable = {
  event_id: number;
  checkout_session_id: string;
  section_event_id: number;
  account_id: string;
  state: 'OPEN' | 'PAYING' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  quote: Json;
  price: Dong;
  donation: Generated<Dong>;
  donation_message: string | null;
  policy_version: number | null;
  locale: 'en' | 'vi';
  idempotency_key: string;
  request_hash: string;
  held_until: Moment;
  inserted_at: Moment;
  updated_at: Moment;
  form_version: number | null;
  promotion_uses: Json | null;
  points: Generated<Dong>;
  donation_in_room: Generated<boolean>;
  wallet: Generated<Dong>;
};

type ConsentTable = {
  account_id: string;
  consent_id: string;
  kind: string;
  text_version: string;
  source: string;
  at: Moment;
};

type ContactLeadTable = {
  contact_lead_id: string;
  request_key: string | null;
  full_name: string;
  phone_number: string;
  support_topic: 'Platform & Solutions' | 'Others';
  specify_information: string;
  message: string;
  locale: 'en' | 'vi';
  suspected: boolean;
  inserted_at: Moment;
  state: Generated<'NEW' | 'IN_PROGRESS' | 'DONE'>;
  assignee_account_id: string | null;
};

type ContactLeadNoteTable = {
  contact_lead_id: string;
  contact_lead_note_id: string;
  author_account_id: string;
  note: string;
  inserted_at: Moment;
};

type ContractDeploymentTable = {
  event_id: number;
  contract_deployment_id: string;
  state: 'REQUESTED' | 'PENDING' | 'DEPLOYED' | 'UPDATING' | 'FAILED';
  chain: 'POLYGON' | 'BASE';
  contract_name: string;
  amount: number;
  metadata: Json;
  wanted_name: string | null;
  wanted_amount: number | null;
  instance_id: string | null;
  contract: string | null;
  link: string | null;
  message: string | null;
  requested_by: string;
  requested_at: Moment;
  updated_at: Moment;
  asks: Generated<number>;
  next_at: Moment | null;
};

type CorporateTable = {
  corporate_id: Generated<number>;
  company_name: string;
  display_name: string | null;
  company_address: string | null;
  company_email: string | null;
  company_phone_number: string | null;
  company_tax_code: string | null;
  legal_representative: string | null;
  logo: string | null;
  website: string | null;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  approved_at: Moment | null;
  issued_date: Moment | null;
  ondemand: Generated<boolean>;
  inserted_at: Generated<Moment>;
  banner: string | null;
};

type CorporateInterestTable = {
  corporate_id: number;
  account_id: string;
  inserted_at: Moment;
};

type CorporateOfferTable = {
  corporate_id: number;
  account_id: string;
  offered_at: Moment;
};

type CorporateRegistrationTable = {
  corporate_id: number;
  account_id: string;
  business_license_number: string;
  documents: string[];
  terms_version: string;
  may_be_contacted: boolean;
  submitted_at: Moment;
  question: string | null;
  decided_at: Moment | null;
  decided_by: string | null;
  reason: string | null;
};

type CorporateStaffTable = {
  corporate_id: number;
  account_id: string;
  role: 'SUB_ADMIN' | 'ROOM_OPERATOR' | 'EVENT_OWNER';
  active: Generated<boolean>;
  note: string | null;
};

type EInvoiceTable = {
  event_id: number;
  e_invoice_id: string;
  user_order_id: string;
  state: 'WAITING' | 'ISSUED' | 'FAILED' | 'DROPPED';
  company_name: string;
  tax_code: string;
  address: string;
  email: string;
  locale: 'vi' | 'en';
  sent: Generated<boolean>;
  number: string | null;
  lookup_code: string | null;
  issued_at: Moment | null;
  because: 'TAX_CODE' | 'BUYER' | 'SERIES' | 'AMOUNTS' | 'UNANSWERED' | 'OTHER' | null;
  said: string | null;
  asks: Generated<number>;
  next_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
  lines: Json | null;
};

type EarningToFollowTable = {
  event_id: number;
  follow_id: Generated<string>;
  user_order_id: string;
};

type EmailDirectoryTable = {
  email: string;
  account_id: string;
};

type EmailMessageTable = {
  email_message_id: string;
  message: string;
  subject_id: string;
  recipient: string;
  occurrence: Generated<number>;
  locale: 'en' | 'vi';
  data: Json;
  queued_at: Generated<Moment>;
  sent_at: Moment | null;
  dropped_at: Moment | null;
  dropped_because: string | null;
  dropped_detail: string | null;
  bounced_at: Moment | null;
  bounced_because: string | null;
};

type EventTable = {
  event_id: number;
  slug_words: string;
  name: string;
  description: Generated<string>;
  summary: Generated<string>;
  address: string | null;
  timezone: Generated<string>;
  type: 'EVENT' | 'CLASS';
  event_type: 'ONLINE' | 'ONSITE' | 'HYBRID';
  status: 'READY' | 'PUBLISHED' | 'CANCELLED';
  feature: 'PUBLIC' | 'PRIVATE' | 'HIGHLIGHT_PRIVATE';
  category_id: number | null;
  owner_account_id: string;
  corporate_id: number | null;
  organiser_name: string;
  enable_ticket_donation: Generated<boolean>;
  required_approval: Generated<boolean>;
  is_required_form_ticket: Generated<boolean>;
  policy: string | null;
  urls: Generated<string[]>;
  archive: Generated<boolean>;
  featured: Generated<boolean>;
  begin_at: Moment;
  end_at: Moment;
  published_at: Moment | null;
  inserted_at: Moment;
  updated_at: Moment;
  version: Generated<number>;
  search_words: GeneratedAlways<string | null>;
  waiting_room: Generated<boolean>;
  addition_form: Json | null;
  approval_days: Generated<number>;
  refund_days: number | null;
  name_change_days: number | null;
  session_change_days: number | null;
  link_number: Generated<number>;
  close_at_capacity: Generated<boolean>;
  is_required_general_info: Generated<boolean>;
  is_receiving_ticket_offline: Generated<boolean>;
  plate: string | null;
  allow_re_entry: Generated<boolean>;
  featured_place: number | null;
};

type EventCancellationTable = {
  event_id: number;
  event_cancellation_id: string;
  section_event_id: number | null;
  state: 'PLANNED' | 'UNDONE' | 'RUNNING' | 'DONE';
  reason: string;
  planned_by: string;
  planned_at: Moment;
  begins_at: Moment;
  ended_at: Moment | null;
  plan_sale_before: 'UPCOMING' | 'CLOSED' | null;
  orders: Generated<number>;
  tickets: Generated<number>;
  invitations: Generated<number>;
  money: Generated<Dong>;
  orders_done: Generated<number>;
  refunded: Generated<Dong>;
};

type EventCreationTable = {
  account_id: string;
  creation_key: string;
  event_id: number;
  request_hash: string | null;
};

type EventEarningsTable = {
  event_id: number;
  paid_over: Generated<Dong>;
  movements: Generated<number>;
  matured_at: Moment | null;
  sale_fee: Generated<Dong>;
};

type EventEmailTextTable = {
  event_id: number;
  words: string;
  updated_at: Moment;
};

type EventFormTable = {
  event_id: number;
  version: number;
  fields: Json;
  inserted_at: Moment;
};

type EventInterestTable = {
  event_id: number;
  account_id: string;
  inserted_at: Moment;
};

type EventInterestCountTable = {
  event_id: number;
  interest: number;
};

type EventListingTable = {
  event_id: number;
  tags: string[];
  forbes_id: string | null;
  updated_at: Moment;
};

type EventNotificationTable = {
  event_id: number;
  event_notification_id: string;
  type: 'NEWS' | 'CHANGE' | 'REMINDER';
  title: string;
  body: string;
  by_account_id: string;
  inserted_at: Moment;
};

type EventRecipientTable = {
  event_id: number;
  about: string;
  email: string;
  locale: 'en' | 'vi';
  told_at: Moment | null;
  first_name: string | null;
  last_name: string | null;
  name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
};

type EventUserTable = {
  event_id: number;
  account_id: string;
  role: 'MANAGER' | 'EDITOR' | 'CHECK_IN';
  inserted_at: Moment;
};

type FaultyScanTable = {
  event_id: number;
  scan_key: string;
  bought_ticket_id: string | null;
  section_event_id: number;
  flag: 'NO_PASS' | 'UNKNOWN_TICKET' | 'OTHER_SESSION' | 'TICKET_VOID' | 'OLD_ISSUE' | 'NOT_INSIDE';
  gate_id: string;
  gate_name: string | null;
  by_account_id: string;
  at: Moment;
  received_at: Moment;
  gate_pass_id: string | null;
};

type FeeChangeTable = {
  fee: 'SALE' | 'WITHDRAWAL';
  version: number;
  basis_points: number;
  fixed: Dong;
  minimum: Dong;
  from_at: Moment;
  changed_by: string;
  changed_at: Moment;
};

type GatePassTable = {
  event_id: number;
  gate_pass_id: string;
  name: string;
  section_event_ids: number[];
  pin_signature: string;
  by_account_id: string;
  issued_at: Moment;
  ends_at: Moment;
  started_at: Moment | null;
  revoked_at: Moment | null;
  wrong_pins: Generated<number>;
  wrong_since: Moment | null;
};

type GatewayPaymentTable = {
  provider: 'VNPAY' | 'STRIPE';
  reference: string;
  event_id: number;
  payment_id: string;
  method: string;
  amount: Dong;
  started_at: Moment;
  expires_at: Moment;
  continue_with: string | null;
  state: 'OPEN' | 'PAID' | 'FAILED' | 'CANCELLED' | 'REVIEW';
  code: string | null;
  transaction_number: string | null;
  reported_at: Moment | null;
  asks: Generated<number>;
  ask_at: Moment | null;
};

type GatewayRefundTable = {
  event_id: number;
  refund_id: string;
  payment_id: string;
  state: 'DUE' | 'SENDING' | 'ACCEPTED' | 'DONE' | 'REFUSED';
  number: string | null;
  code: string | null;
  asks: Generated<number>;
  ask_at: Moment | null;
  updated_at: Moment;
};

type GuestGroupTable = {
  event_id: number;
  guest_group_id: string;
  name: string;
  name_key: string;
  inserted_at: Moment;
};

type GuestGroupMemberTable = {
  event_id: number;
  guest_group_id: string;
  bought_ticket_id: string;
};

type GuestMailingTable = {
  event_id: number;
  guest_mailing_id: string;
  state: 'SCHEDULED' | 'NOT_SENT' | 'CANCELLED' | 'SENDING' | 'STOPPED' | 'DONE';
  audience:
    | 'TICKET_HOLDERS'
    | 'NOT_CHECKED_IN'
    | 'PENDING'
    | 'INVITED'
    | 'RSVP_ACCEPTED'
    | 'RSVP_WAITING'
    | 'RSVP_DECLINED';
  ticket_type_id: string | null;
  ticket_name: string | null;
  subject: string;
  html: string;
  people: number;
  sent: Generated<number>;
  by_account_id: string;
  inserted_at: Moment;
  ended_at: Moment | null;
  send_at: Moment | null;
  not_sent_because:
    | 'EVENT_READY'
    | 'EVENT_CANCELLED'
    | 'EVENT_ARCHIVED'
    | 'NOT_ALLOWED'
    | 'GROUP_DELETED'
    | 'NO_RECIPIENTS'
    | 'TOO_MANY_RECIPIENTS'
    | 'LINKS_TOO_EARLY'
    | 'BANK_AS_SENDER'
    | null;
  answer: Json | null;
  group_id: string | null;
  group_name: string | null;
};

type HandledNoticeTable = {
  unread_notice_id: string;
  account_id: string;
  note: string;
  handled_at: Moment;
};

type HiddenGuestListTable = {
  event_id: number;
  hidden_at: Moment;
};

type HomeBannerTable = {
  home_banner_id: string;
  version: number;
  text_en: string;
  text_vi: string;
  link: string | null;
  from_at: Moment;
  until_at: Moment | null;
  changed_by: string;
  changed_at: Moment;
};

type IdCardTable = {
  account_id: string;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  card_sealed: string;
  reason: string | null;
  submitted_at: Moment;
  decided_at: Moment | null;
};

type IdentityLinkTable = {
  issuer: string;
  subject: string;
  account_id: string;
  inserted_at: Moment;
};

type IncomingTransferTable = {
  incoming_transfer_id: string;
  provider: 'sepay' | 'casso';
  provider_transfer_id: string;
  bank_account: string;
  bank_reference: string;
  amount: Dong;
  direction: 'in' | 'out';
  code: string | null;
  content: string;
  description: Generated<string>;
  transferred_at: Moment;
  received_at: Moment;
  body: Json;
  search_words: GeneratedAlways<string | null>;
  occurrence: Generated<number>;
  resembles: string | null;
};

type IntegrityCheckTable = {
  event_id: number;
  problems: Json;
  checked_at: Moment;
};

type IssuedTicketTable = {
  event_id: number;
  bought_ticket_id: string;
  section_event_id: number;
  by_account_id: string;
  issued_at: Moment;
};

type JobTable = {
  id: GeneratedAlways<number>;
  lane: 'sign-in' | 'money' | 'tickets' | 'bulk';
  task: string;
  payload: Json;
  run_at: Generated<Moment>;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  unique_key: string | null;
  last_error: string | null;
  dead_at: Moment | null;
  inserted_at: Generated<Moment>;
};

type LedgerLineTable = {
  ledger_line_id: string;
  book: 'EVENT' | 'ACCOUNT' | 'PLATFORM';
  book_id: string;
  debit_account:
    | 'clearing'
    | 'bank'
    | 'gateway'
    | 'card'
    | 'wallet'
    | 'manual'
    | 'rewards'
    | 'fees'
    | 'deposits'
    | 'ticket-sales'
    | 'donations'
    | 'late-money'
    | 'refunds'
    | 'paid-over'
    | 'revenue'
    | 'balance'
    | 'pending-rewards'
    | 'withdrawals';
  credit_account:
    | 'clearing'
    | 'bank'
    | 'gateway'
    | 'card'
    | 'wallet'
    | 'manual'
    | 'rewards'
    | 'fees'
    | 'deposits'
    | 'ticket-sales'
    | 'donations'
    | 'late-money'
    | 'refunds'
    | 'paid-over'
    | 'revenue'
    | 'balance'
    | 'pending-rewards'
    | 'withdrawals';
  amount: Dong;
  currency: 'VND' | 'POINT';
  kind:
    | 'money-received'
    | 'deposit-received'
    | 'tickets-sold'
    | 'donation-given'
    | 'surplus-owed'
    | 'money-came-late'
    | 'late-money-seated'
    | 'refund-decided'
    | 'donation-refund-decided'
    | 'refund-sent'
    | 'refund-paid'
    | 'refund-failed'
    | 'refund-returned'
    | 'wallet-spent'
    | 'wallet-charged'
    | 'wallet-refunded'
    | 'wallet-credited'
    | 'wallet-part-paid'
    | 'wallet-part-deposited'
    | 'wallet-part-refunded'
    | 'wallet-part-returned'
    | 'reward-granted'
    | 'reward-pending'
    | 'reward-matured'
    | 'reward-cancelled'
    | 'reward-taken-back'
    | 'points-spent'
    | 'points-used-up'
    | 'points-paid-for'
    | 'points-deposited'
    | 'points-refunded'
    | 'points-returned'
    | 'points-cost-returned'
    | 'points-issued-again'
    | 'reward-converted'
    | 'reward-exchanged'
    | 'points-bought'
    | 'points-credited'
    | 'organiser-keeps'
    | 'organiser-kept'
    | 'organiser-returns'
    | 'organiser-returned'
    | 'revenue-paid-over'
    | 'revenue-matured'
    | 'revenue-taken-back'
    | 'revenue-returned'
    | 'sale-fee-charged'
    | 'sale-fee-kept'
    | 'sale-fee-returned'
    | 'sale-fee-given-back'
    | 'withdrawal-requested'
    | 'withdrawal-put-back'
    | 'withdrawal-paid'
    | 'withdrawal-transferred'
    | 'fee-kept';
  subject: string;
  at: Moment;
};

type MailedPeopleTable = {
  account_id: string;
  mailed_at: Moment;
  people: number;
};

type MailingOptOutTable = {
  event_id: number;
  email: string;
  inserted_at: Moment;
};

type ManualPaymentTable = {
  event_id: number;
  payment_id: string;
  instructions: string;
  reported_at: Moment | null;
  remind_at: Moment | null;
  answered_by: string | null;
  answered_at: Moment | null;
  reason: string | null;
  proof_file_id: string | null;
};

type ManualPaymentTermsTable = {
  event_id: number;
  open: boolean;
  instructions: string;
  hours: number;
  updated_by: string;
  updated_at: Moment;
};

type OnSaleRehearsalTable = {
  event_id: number;
  started_by: string;
  started_at: Moment;
  buyers: number;
  ended_at: Moment | null;
  report: Json | null;
};

type OnlineRoomTable = {
  event_id: number;
  online_room_id: string;
  section_event_id: number;
  title: string;
  description: string | null;
  url: string;
  event_mode: Generated<'ONLINE' | 'ONSITE' | 'HYBRID'>;
  inserted_at: Moment;
  updated_at: Moment;
  opens_at: Moment | null;
};

type OrderApprovalTable = {
  event_id: number;
  user_order_id: string;
  asked_at: Moment;
  due_at: Moment;
  ended: 'APPROVED' | 'DECLINED' | 'WITHDRAWN' | 'CANCELLED' | null;
  ended_at: Moment | null;
  ended_by: string | null;
  message: string | null;
  retry_at: Moment | null;
};

type OrderEventTable = {
  event_id: number;
  user_order_id: string;
  number: number;
  kind: string;
  data: Generated<Json>;
  actor_account_id: string | null;
  at: Moment;
};

type OrderNoteTable = {
  event_id: number;
  user_order_id: string;
  order_note_id: string;
  author_account_id: string;
  idempotency_key: string;
  note: string;
  inserted_at: Moment;
  edited_at: Moment | null;
};

type OrderNumberDirectoryTable = {
  order_number: string;
  event_id: number;
  user_order_id: string;
};

type OrganiserOptOutTable = {
  organiser: string;
  email: string;
  inserted_at: Moment;
};

type OrganizationTable = {
  organization_id: string;
  name: string;
  website: string | null;
  creator_account_id: string;
  inserted_at: Moment;
};

type OrganizationUserTable = {
  organization_id: string;
  account_id: string;
  role: 'OWNER' | 'ADMIN' | 'MEMBER';
  inserted_at: Moment;
};

type PartCreationTable = {
  event_id: number;
  account_id: string;
  creation_key: string;
  part: string;
  request_hash: string | null;
};

type PaymentTable = {
  event_id: number;
  payment_id: string;
  checkout_session_id: string;
  account_id: string;
  provider: 'BANK_TRANSFER' | 'VNPAY' | 'STRIPE' | 'WALLET' | 'MANUAL';
  state:
    | 'PENDING'
    | 'PART_PAID'
    | 'SUCCEEDED'
    | 'EXPIRED'
    | 'CANCELLED'
    | 'FAILED'
    | 'LATE_MONEY'
    | 'REFUND_DUE'
    | 'REFUNDED';
  amount: Dong;
  received: Generated<Dong>;
  currency: Generated<'VND'>;
  transfer_code: string | null;
  pay_before: Moment;
  held_until: Moment;
  idempotency_key: string;
  late_choice: 'REFUND' | 'WAIT' | null;
  inserted_at: Moment;
  updated_at: Moment;
  refunded: Generated<Dong>;
  late_reminded_at: Moment | null;
};

type PaymentReceiptTable = {
  event_id: number;
  payment_id: string;
  provider: string;
  provider_reference: string;
  amount: Dong;
  at: Moment;
};

type PeriodicTaskTable = {
  name: string;
  next_at: Moment;
};

type PhotoTable = {
  event_id: number;
  photo_id: string;
  url: string;
  thumbnail_url: string;
  label: string | null;
  width: number;
  height: number;
  color: string;
  position: Generated<number>;
  inserted_at: Moment;
};

type PointsHoldTable = {
  account_id: string;
  checkout_session_id: string;
  event_id: number;
  points: Dong;
  state: 'HELD' | 'SPENT' | 'RELEASED';
  held_at: Moment;
  look_at: Moment;
  updated_at: Moment;
};

type PrivateFileTable = {
  account_id: string;
  private_file_id: string;
  kind: 'ID_CARD' | 'ANSWER_IMAGE' | 'BUSINESS_LICENCE' | 'SESSION_IMAGE' | 'SESSION_DOCUMENT' | 'PAYMENT_PROOF';
  inserted_at: Moment;
  kept_at: Moment | null;
  format: string | null;
  bytes: number | null;
};

type PromotionTable = {
  event_id: number;
  promotion_id: string;
  ticket_type_id: string;
  type: 'EARLY_BIRD' | 'QUANTITY_BASED' | 'SALE_TIME';
  name: string;
  percent_off: number | null;
  amount_off: Dong | null;
  min_ticket: number | null;
  max_ticket: number | null;
  quantity: number | null;
  used: Generated<number>;
  begin_at: Moment | null;
  end_at: Moment | null;
  inserted_at: Moment;
  paused: Generated<boolean>;
};

type PromotionCodeTable = {
  event_id: number;
  code: string;
  percent_off: number | null;
  amount_off: Dong | null;
  ticket_type_ids: string[];
  quantity: number | null;
  used: Generated<number>;
  begin_at: Moment | null;
  end_at: Moment | null;
  inserted_at: Moment;
  paused: Generated<boolean>;
};

type PromotionPaymentTable = {
  event_id: number;
  promotion_id: string;
  issuer: string | null;
  iins: string[];
  percent_off: number | null;
  amount_off: Dong | null;
  max_amount_off: Dong | null;
  use_limit: number | null;
  quantity: number | null;
  used: Generated<number>;
  begin_at: Moment | null;
  end_at: Moment | null;
  inserted_at: Moment;
  paused: Generated<boolean>;
};

type PublicNameDirectoryTable = {
  public_name: string;
  account_id: string | null;
  corporate_id: number | null;
};

type QuotaTable = {
  event_id: number;
  quota_id: string;
  scope: 'TICKET_TYPE' | 'SESSION' | 'EVENT';
  capacity: number | null;
  reserved: Generated<number>;
  sold: Generated<number>;
};

type RecoveryCodeTable = {
  account_id: string;
  code_hash: Buffer;
  inserted_at: Moment;
  used_at: Moment | null;
};

type RedeemTable = {
  event_id: number;
  redeem_id: string;
  bought_ticket_id: string;
  section_event_id: number;
  type: 'QR' | 'CODE';
  by_account_id: string;
  scan_key: string;
  at: Moment;
  gate_id: string | null;
  gate_name: string | null;
  received_at: Moment | null;
  other_gate: Generated<boolean>;
  gate_pass_id: string | null;
  way: Generated<'IN' | 'OUT'>;
};

type RefundTable = {
  event_id: number;
  refund_id: string;
  user_order_id: string;
  payment_id: string;
  account_id: string;
  refund_key: string;
  reason:
    | 'EVENT_CANCELLED'
    | 'ORDER_CANCELLED'
    | 'APPROVAL_DECLINED'
    | 'LATE_MONEY'
    | 'SURPLUS'
    | 'SECOND_PAYMENT'
    | 'CHARGEBACK';
  status: 'DECIDED' | 'SENT' | 'CONFIRMED' | 'FAILED';
  attempts: Generated<number>;
  tickets: Dong;
  donation: Dong;
  late: Dong;
  surplus: Dong;
  transfer_code: string;
  note: string | null;
  decided_by: string | null;
  decided_at: Moment;
  sent_by: string | null;
  sent_at: Moment | null;
  confirmed_at: Moment | null;
  failed_at: Moment | null;
  failed_because: string | null;
  updated_at: Moment;
  points: Generated<Dong>;
  by_provider: Generated<boolean>;
  wallet: Generated<Dong>;
};

type RefundAccountTable = {
  event_id: number;
  refund_id: string;
  account_sealed: string | null;
  source: 'PAYER' | 'BUYER' | null;
  named_at: Moment | null;
  asked_at: Moment | null;
  reminded_at: Moment | null;
};

type RefundCodeDirectoryTable = {
  transfer_code: string;
  event_id: number;
  refund_id: string;
  inserted_at: Generated<Moment>;
};

type RefundPayoutTable = {
  event_id: number;
  refund_id: string;
  reference: string;
  incoming_transfer_id: string | null;
  confirmed_by: string | null;
  confirmed_at: Moment;
};

type RefundTicketTable = {
  event_id: number;
  bought_ticket_id: string;
  refund_id: string;
  worth: Dong;
};

type RegistrantTable = {
  account_id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  gender: string | null;
  phone_number: string | null;
  name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
};

type RenewalTokenTable = {
  account_id: string;
  session_family_id: string;
  token_hash: Buffer;
  inserted_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
  successor_sealed: string | null;
};

type ReportExportTable = {
  account_id: string;
  report_export_id: string;
  kind: string;
  asked: Json;
  name: string;
  locale: string;
  state: string;
  rows_written: Generated<number>;
  rows_total: Generated<number>;
  parts: Generated<number>;
  position: Json | null;
  inserted_at: Moment;
  changed_at: Moment;
};

type ReportFiguresTable = {
  event_id: number;
  taken_at: Moment;
  figures: Json;
};

type ReservationTable = {
  event_id: number;
  reservation_id: string;
  section_event_id: number;
  ticket_type_id: string;
  account_id: string;
  quantity: number;
  unit_price: Dong;
  original_unit_price: Dong;
  state: 'HELD' | 'IN_CHECKOUT' | 'SOLD' | 'RELEASED';
  held_until: Moment;
  held_since: Moment;
  checkout_session_id: string | null;
  idempotency_key: string;
  request_hash: string;
  inserted_at: Moment;
  updated_at: Moment;
  seats: Json | null;
};

type RewardTable = {
  event_id: number;
  user_order_id: string;
  kind: 'LOYALTY' | 'REFERRAL';
  account_id: string;
  status: 'PENDING' | 'MATURED' | 'TAKEN_BACK';
  percent: number;
  tickets: Dong;
  amount: Dong;
  granted: Dong;
  granted_at: Moment;
  updated_at: Moment;
};

type RsvpInvitationTable = {
  event_id: number;
  rsvp_invitation_id: string;
  section_event_id: number;
  ticket_type_id: string;
  status: Generated<'INVITED' | 'WAITING' | 'ACCEPTED' | 'DECLINED' | 'TAKEN_BACK'>;
  letter_number: Generated<number>;
  party_limit: Generated<number>;
  email: string;
  first_name: string;
  last_name: string | null;
  avatar: string | null;
  company_name: string | null;
  gender: string | null;
  industries: string | null;
  job_title: string | null;
  phone_number: string | null;
  send_email_at: Moment | null;
  answer_before: Moment | null;
  opened_at: Moment | null;
  answers: Generated<number>;
  answered_at: Moment | null;
  account_id: string | null;
  party: number | null;
  bought_ticket_id: string | null;
  inserted_at: Moment;
  updated_at: Moment;
  locale: Generated<'en' | 'vi'>;
  inviter_name: Generated<string>;
  sendings: Generated<number>;
  last_sent_at: Moment | null;
  invite_key: string | null;
  search_words: GeneratedAlways<string | null>;
  name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
};

type RsvpTemplateTable = {
  event_id: number;
  headline: string;
  letter: string;
  picture: string | null;
  updated_by: string;
  updated_at: Moment;
};

type SaleReminderTable = {
  event_id: number;
  email: string;
  locale: 'en' | 'vi';
  asked_at: Moment;
  told_at: Moment | null;
};

type SavedFilterTable = {
  account_id: string;
  saved_filter_id: string;
  list: string;
  name: string;
  query: string;
  inserted_at: Moment;
};

type ScheduledEventTable = {
  event_id: number;
  scheduled_at: Moment;
  scheduled_by: string;
  inserted_at: Moment;
  state: Generated<'WAITING' | 'PUBLISHED' | 'NOT_READY'>;
};

type SearchWordTable = {
  word: string;
};

type SeatMapTable = {
  event_id: number;
  section_event_id: number;
  version: number;
  plan: Json;
  pools_open_at: Moment | null;
  updated_at: Moment;
  moves: Generated<Dong>;
};

type SecondFactorTable = {
  account_id: string;
  secret_sealed: string;
  confirmed_at: Moment | null;
  last_step: Generated<Dong>;
  wrong_codes: Generated<number>;
  wrong_at: Moment | null;
};

type SectionEventTable = {
  event_id: number;
  section_event_id: number;
  name: Generated<string>;
  description: string | null;
  address: string | null;
  begin_at: Moment;
  end_at: Moment;
  local_begin: LocalTime;
  timezone: string;
  plan_sale: 'UPCOMING' | 'CLOSED' | null;
  urls: Generated<string[]>;
  position: Generated<number>;
  cancelled_at: Moment | null;
  moves: Generated<number>;
  vod_link: string | null;
};

type SessionDirectoryTable = {
  section_event_id: number;
  event_id: number;
};

type SessionFamilyTable = {
  account_id: string;
  session_family_id: string;
  user_agent: string | null;
  inserted_at: Moment;
  last_used_at: Moment;
  ended_at: Moment | null;
  ended_because: string | null;
  second_factor_at: Moment | null;
};

type SessionMediaTable = {
  event_id: number;
  session_media_id: string;
  section_event_id: number;
  kind: 'DOCUMENT' | 'IMAGE' | 'VIDEO' | 'LINK';
  is_private: boolean;
  label: string;
  url: string | null;
  file_account_id: string | null;
  private_file_id: string | null;
  format: string | null;
  bytes: number | null;
  position: number;
  inserted_at: Moment;
};

type SessionMoveTable = {
  event_id: number;
  session_move_id: string;
  section_event_id: number;
  state: 'WAITING' | 'TELLING' | 'DONE' | 'SUPERSEDED';
  begin_before: Moment;
  end_before: Moment;
  timezone_before: string;
  place_before: string | null;
  give_back_until: Moment | null;
  moved_by: string;
  moved_at: Moment;
  tells_at: Moment;
  ended_at: Moment | null;
};

type SessionSeatTable = {
  event_id: number;
  seat_id: string;
  section_event_id: number;
  section: string;
  row_name: string;
  row_number: number;
  place: number;
  alias: string;
  pool: 'STANDARD' | 'ACCESSIBLE' | 'COMPANION';
  ticket_type_id: string | null;
  special_code: string | null;
  takes_requests: Generated<boolean>;
  approved_accounts: Generated<string[]>;
  blocked: Generated<boolean>;
  reservation_id: string | null;
};

type SettingTable = {
  name: string;
  value: Json;
  updated_at: Generated<Moment>;
};

type ShownGuestTable = {
  account_id: string;
  event_id: number;
  agreed_at: Moment;
};

type SignInChallengeTable = {
  challenge_id: string;
  email: string;
  budget: string;
  code_hmac: Buffer;
  key_id: string;
  tries: Generated<number>;
  referral_code: string | null;
  locale: string;
  inserted_at: Moment;
  expires_at: Moment;
  resend_at: Moment;
  spent_at: Moment | null;
};

type SignInCountTable = {
  subject: string;
  kind: 'failed' | 'sent';
  at: Moment;
  id: string;
};

type SignInSubjectTable = {
  subject: string;
  touched_at: Moment;
};

type StoredFileTable = {
  account_id: string;
  stored_file_id: string;
  kind: 'EVENT_IMAGE' | 'AVATAR' | 'ANSWER_IMAGE';
  extension: string;
  width: number;
  height: number;
  color: string;
  bytes: number;
  inserted_at: Generated<Moment>;
};

type TeamNewsTable = {
  event_id: number;
  team_news_id: Generated<string>;
  happening: 'SOLD' | 'REGISTERED' | 'ACCEPTED' | 'DECLINED' | 'WAITING' | 'NOT_PUBLISHED' | 'NOT_MAILED';
  places: number;
  amount: Dong;
};

type TeamNewsChoiceTable = {
  event_id: number;
  account_id: string;
  sale: 'AT_ONCE' | 'DAILY' | 'NEVER' | null;
  registration: 'AT_ONCE' | 'DAILY' | 'NEVER' | null;
  answer: 'AT_ONCE' | 'DAILY' | 'NEVER' | null;
  problem: 'AT_ONCE' | 'DAILY' | 'NEVER' | null;
  updated_at: Moment;
};

type TeamNewsDayTable = {
  event_id: number;
  letter_at: Moment;
  orders: number;
  tickets: number;
  amount: Dong;
  registrations: number;
  registered_tickets: number;
  registered_amount: Dong;
  accepted: number;
  coming: number;
  declined: number;
  waiting: number;
  not_published: number;
  not_mailed: Generated<number>;
};

type TicketDonationTable = {
  event_id: number;
  section_event_id: number;
  account_id: string;
  amount: Dong;
  message: string | null;
  updated_at: Moment;
  in_room: Generated<boolean>;
};

type TicketKeyTable = {
  event_id: number;
  key_number: number;
  public_key: Buffer;
  private_key_sealed: Buffer;
  sealed_by: string;
  inserted_at: Moment;
};

type TicketRoomTable = {
  event_id: number;
  ticket_type_id: string;
  online_room_id: string;
};

type TicketTypeTable = {
  event_id: number;
  ticket_type_id: string;
  section_event_id: number;
  name: string;
  description: string | null;
  price: Dong;
  original_price: Dong;
  currency: Generated<'VND'>;
  purchase_limit: number | null;
  account_limit: number | null;
  multiple_of: Generated<number>;
  sale_begin_at: Moment | null;
  sale_end_at: Moment | null;
  mode: 'ONLINE' | 'ONSITE';
  position: Generated<number>;
  required_seat: Generated<boolean>;
  note: string | null;
  by_invitation: Generated<boolean>;
};

type TicketTypeQuotaTable = {
  event_id: number;
  ticket_type_id: string;
  quota_id: string;
};

type TransferCodeDirectoryTable = {
  transfer_code: string;
  event_id: number;
  payment_id: string;
  inserted_at: Generated<Moment>;
};

type TransferNoticeTable = {
  provider: 'sepay' | 'casso';
  provider_transfer_id: string;
  edition: number;
  incoming_transfer_id: string;
  content: string;
  received_at: Moment;
};

type TransferOutcomeTable = {
  incoming_transfer_id: string;
  state:
    | 'PAID'
    | 'SHORT'
    | 'OVER'
    | 'LATE_SEATED'
    | 'LATE_NO_PLACE'
    | 'DUPLICATE'
    | 'UNKNOWN'
    | 'AMBIGUOUS'
    | 'REFUND_PAID'
    | 'REFUND_AMOUNT'
    | 'REFUND_SECOND'
    | 'WITHDRAWAL_PAID'
    | 'CLOSED'
    | 'IGNORED';
  transfer_code: string | null;
  event_id: number | null;
  payment_id: string | null;
  decided_by: string | null;
  updated_at: Moment;
  closed_because: string | null;
};

type TransferToSettleTable = {
  incoming_transfer_id: string;
  provider: 'sepay' | 'casso';
  event_id: number;
  attempts: Generated<number>;
  next_at: Moment;
};

type UndoneScanTable = {
  event_id: number;
  redeem_id: string;
  bought_ticket_id: string;
  section_event_id: number;
  type: 'QR' | 'CODE';
  by_account_id: string;
  scan_key: string;
  at: Moment;
  gate_id: string | null;
  gate_name: string | null;
  gate_pass_id: string | null;
  received_at: Moment | null;
  undone_at: Moment;
  undone_by_account_id: string;
  undone_by_gate_pass_id: string | null;
  way: Generated<'IN' | 'OUT'>;
};

type UnreadNoticeTable = {
  unread_notice_id: string;
  provider: 'sepay' | 'casso';
  field: string;
  body: Buffer;
  body_hash: GeneratedAlways<Buffer>;
  received_at: Moment;
};

type UserOrderTable = {
  event_id: number;
  user_order_id: string;
  order_number: string;
  section_event_id: number;
  account_id: string;
  checkout_session_id: string | null;
  status: 'PROCESSING' | 'REQUIRED_APPROVAL' | 'SUCCESSFUL' | 'UNSUCCESSFUL' | 'CANCELLED' | 'REFUNDED' | 'WITHDRAWN';
  payment_method: string;
  price: Dong;
  original_price: Dong;
  discount: Dong;
  donation: Generated<Dong>;
  donation_message: string | null;
  currency: Generated<'VND'>;
  lines: Json;
  registrant_email: string;
  registrant_first_name: string | null;
  registrant_last_name: string | null;
  registrant_gender: string | null;
  registrant_phone_number: string | null;
  search_words: GeneratedAlways<string | null>;
  inserted_at: Moment;
  updated_at: Moment;
  points: Generated<Dong>;
  donation_in_room: Generated<boolean>;
  registrant_name_order: 'FAMILY_FIRST' | 'GIVEN_FIRST' | null;
  wallet: Generated<Dong>;
  wallet_refunded: Generated<Dong>;
};

type VoidedTicketTable = {
  event_id: number;
  bought_ticket_id: string;
  reason: string;
  by_account_id: string;
  at: Moment;
};

type WaitingEntryTable = {
  event_id: number;
  waiting_entry_id: string;
  section_event_id: number;
  ticket_type_id: string;
  account_id: string;
  party: number;
  passed: number;
  state: 'WAITING' | 'OFFERED' | 'LEFT';
  offered_until: Moment | null;
  email: string;
  locale: 'en' | 'vi';
  joined_at: Moment;
  updated_at: Moment;
  rsvp_invitation_id: string | null;
  policy_agreed: Generated<boolean>;
  form_answers: Json | null;
};

type WalletPaymentTable = {
  payment_id: string;
  account_id: string;
  number: number;
  checkout_session_id: string;
  event_id: number;
  amount: Dong;
  balance: Dong;
  state: 'HELD' | 'CHARGED' | 'SETTLED' | 'RELEASED';
  held_at: Moment;
  look_at: Moment;
  updated_at: Moment;
  part: Generated<boolean>;
};

type WithdrawalTable = {
  account_id: string;
  withdrawal_id: string;
  source: 'balance' | 'revenue';
  status: 'SUBMITTED' | 'UNDER_REVIEW' | 'APPROVED' | 'TRANSFERRED' | 'REJECTED' | 'CANCELLED';
  amount: Dong;
  fee: Dong;
  total: Dong;
  account_sealed: string;
  transfer_code: string;
  idempotency_key: string;
  first_approver: string | null;
  second_approver: string | null;
  reason: string | null;
  bank_reference: string | null;
  requested_at: Moment;
  updated_at: Moment;
  corporate_id: number | null;
};

/** Every table, for Kysely. */
export type Tables = {
  account: AccountTable;
  adjusting_invoice: AdjustingInvoiceTable;
  attendee: AttendeeTable;
  audit_entry: AuditEntryTable;
  bank_account: BankAccountTable;
  bought_ticket: BoughtTicketTable;
  bounced_address: BouncedAddressTable;
  calendar_section: CalendarSectionTable;
  card_customer: CardCustomerTable;
  card_dispute: CardDisputeTable;
  category: CategoryTable;
  checkout_invoice: CheckoutInvoiceTable;
  checkout_session: CheckoutSessionTable;
  consent: ConsentTable;
  contact_lead: ContactLeadTable;
  contact_lead_note: ContactLeadNoteTable;
  contract_deployment: ContractDeploymentTable;
  corporate: CorporateTable;
  corporate_interest: CorporateInterestTable;
  corporate_offer: CorporateOfferTable;
  corporate_registration: CorporateRegistrationTable;
  corporate_staff: CorporateStaffTable;
  e_invoice: EInvoiceTable;
  earning_to_follow: EarningToFollowTable;
  email_directory: EmailDirectoryTable;
  email_message: EmailMessageTable;
  event: EventTable;
  event_cancellation: EventCancellationTable;
  event_creation: EventCreationTable;
  event_earnings: EventEarningsTable;
  event_email_text: EventEmailTextTable;
  event_form: EventFormTable;
  event_interest: EventInterestTable;
  event_interest_count: EventInterestCountTable;
  event_listing: EventListingTable;
  event_notification: EventNotificationTable;
  event_recipient: EventRecipientTable;
  event_user: EventUserTable;
  faulty_scan: FaultyScanTable;
  fee_change: FeeChangeTable;
  gate_pass: GatePassTable;
  gateway_payment: GatewayPaymentTable;
  gateway_refund: GatewayRefundTable;
  guest_group: GuestGroupTable;
  guest_group_member: GuestGroupMemberTable;
  guest_mailing: GuestMailingTable;
  handled_notice: HandledNoticeTable;
  hidden_guest_list: HiddenGuestListTable;
  home_banner: HomeBannerTable;
  id_card: IdCardTable;
  identity_link: IdentityLinkTable;
  incoming_transfer: IncomingTransferTable;
  integrity_check: IntegrityCheckTable;
  issued_ticket: IssuedTicketTable;
  job: JobTable;
  ledger_line: LedgerLineTable;
  mailed_people: MailedPeopleTable;
  mailing_opt_out: MailingOptOutTable;
  manual_payment: ManualPaymentTable;
  manual_payment_terms: ManualPaymentTermsTable;
  on_sale_rehearsal: OnSaleRehearsalTable;
  online_room: OnlineRoomTable;
  order_approval: OrderApprovalTable;
  order_event: OrderEventTable;
  order_note: OrderNoteTable;
  order_number_directory: OrderNumberDirectoryTable;
  organiser_opt_out: OrganiserOptOutTable;
  organization: OrganizationTable;
  organization_user: OrganizationUserTable;
  part_creation: PartCreationTable;
  payment: PaymentTable;
  payment_receipt: PaymentReceiptTable;
  periodic_task: PeriodicTaskTable;
  photo: PhotoTable;
  points_hold: PointsHoldTable;
  private_file: PrivateFileTable;
  promotion: PromotionTable;
  promotion_code: PromotionCodeTable;
  promotion_payment: PromotionPaymentTable;
  public_name_directory: PublicNameDirectoryTable;
  quota: QuotaTable;
  recovery_code: RecoveryCodeTable;
  redeem: RedeemTable;
  refund: RefundTable;
  refund_account: RefundAccountTable;
  refund_code_directory: RefundCodeDirectoryTable;
  refund_payout: RefundPayoutTable;
  refund_ticket: RefundTicketTable;
  registrant: RegistrantTable;
  renewal_token: RenewalTokenTable;
  report_export: ReportExportTable;
  report_figures: ReportFiguresTable;
  reservation: ReservationTable;
  reward: RewardTable;
  rsvp_invitation: RsvpInvitationTable;
  rsvp_template: RsvpTemplateTable;
  sale_reminder: SaleReminderTable;
  saved_filter: SavedFilterTable;
  scheduled_event: ScheduledEventTable;
  search_word: SearchWordTable;
  seat_map: SeatMapTable;
  second_factor: SecondFactorTable;
  section_event: SectionEventTable;
  session_directory: SessionDirectoryTable;
  session_family: SessionFamilyTable;
  session_media: SessionMediaTable;
  session_move: SessionMoveTable;
  session_seat: SessionSeatTable;
  setting: SettingTable;
  shown_guest: ShownGuestTable;
  sign_in_challenge: SignInChallengeTable;
  sign_in_count: SignInCountTable;
  sign_in_subject: SignInSubjectTable;
  stored_file: StoredFileTable;
  team_news: TeamNewsTable;
  team_news_choice: TeamNewsChoiceTable;
  team_news_day: TeamNewsDayTable;
  ticket_donation: TicketDonationTable;
  ticket_key: TicketKeyTable;
  ticket_room: TicketRoomTable;
  ticket_type: TicketTypeTable;
  ticket_type_quota: TicketTypeQuotaTable;
  transfer_code_directory: TransferCodeDirectoryTable;
  transfer_notice: TransferNoticeTable;
  transfer_outcome: TransferOutcomeTable;
  transfer_to_settle: TransferToSettleTable;
  undone_scan: UndoneScanTable;
  unread_notice: UnreadNoticeTable;
  user_order: UserOrderTable;
  voided_ticket: VoidedTicketTable;
  waiting_entry: WaitingEntryTable;
  wallet_payment: WalletPaymentTable;
  withdrawal: WithdrawalTable;
};
