/**
 * Where each table stands when the database is spread over many machines by Citus. A new table is named here, or a test
 * fails.
 * - event: spread by event_id; everything of an event lies on one machine, so that a sale is one machine's transaction.
 * - account: spread by account_id; what a person has, whatever events they go to.
 * - reference: the same small table on every machine, for what is read beside everybody's rows.
 * - local: on the machine that is asked first; looked up or queued by itself, never joined with an event's rows in a
 * statement of the sale.
 */
export const TABLE_GROUPS = {
  event: [
    'attendee',
    'bought_ticket',
    'calendar_section',
    'checkout_invoice',
    'checkout_session',
    'contract_deployment',
    'earning_to_follow',
    'event',
    'event_cancellation',
    'event_earnings',
    'event_email_text',
    'event_form',
    'event_listing',
    'event_interest',
    'event_interest_count',
    'event_notification',
    'event_recipient',
    'event_user',
    'faulty_scan',
    'gate_pass',
    'guest_mailing',
    'mailing_opt_out',
    'integrity_check',
    'issued_ticket',
    'manual_payment',
    'manual_payment_terms',
    'on_sale_rehearsal',
    'online_room',
    'order_approval',
    'order_event',
    'part_creation',
    'payment',
    'payment_receipt',
    'photo',
    'promotion',
    'promotion_code',
    'promotion_payment',
    'quota',
    'redeem',
    'refund',
    'refund_account',
    'refund_payout',
    'refund_ticket',
    'reservation',
    'reward',
    'rsvp_invitation',
    'rsvp_template',
    'scheduled_event',
    'seat_map',
    'scheduled_event',
    'section_event',
    'session_media',
    'session_move',
    'session_seat',
    'ticket_donation',
    'ticket_key',
    'ticket_room',
    'ticket_type',
    'ticket_type_quota',
    'user_order',
    'voided_ticket',
    'waiting_entry',
  ],
  account: [
    'account',
    'bank_account',
    'card_customer',
    'consent',
    'event_creation',
    'id_card',
    'points_hold',
    'wallet_payment',
    'private_file',
    'recovery_code',
    'registrant',
    'renewal_token',
    'second_factor',
    'session_family',
    'stored_file',
    'withdrawal',
  ],
  reference: [
    // A few dozen rows that every event's card names.
    'category',
    // Publishers: their names stand on events of every machine, and they change by hand.
    'corporate',
    'corporate_interest',
    'corporate_registration',
    'corporate_staff',
    // Organisations and who belongs to them: few, and changed by hand.
    'organization',
    'organization_user',
    // The words of the public catalogue, looked through before any event is.
    'search_word',
  ],
  local: [
    // Appended to, and read by subject.
    'audit_entry',
    'contact_lead',
    // From a name or a number that people hold to its owner, before it is known on which machine the owner's rows are.
    'email_directory',
    'identity_link',
    'order_number_directory',
    'public_name_directory',
    'refund_code_directory',
    'session_directory',
    'transfer_code_directory',
    // Queues: a row is entered in the same transaction as what asked for it, and taken by any node.
    'email_message',
    'job',
    'periodic_task',
    // From a gateway's reference to its payment, and the queue of those to be asked about.
    'gateway_payment',
    // Money as the bank and the accountant see it: across events. A transfer is stored before anybody knows whose it
    // is.
    'incoming_transfer',
    'transfer_notice',
    'transfer_outcome',
    'transfer_to_settle',
    'unread_notice',
    'handled_notice',
    'ledger_line',
    'setting',
    // Before sign-in there is no account to spread by.
    'sign_in_challenge',
    'sign_in_count',
    'sign_in_subject',
  ],
} as const;

export type TableGroup = keyof typeof TABLE_GROUPS;

/** The column that a group is spread by. */
export const SPREAD_BY: Readonly<Partial<Record<TableGroup, string>>> = { event: 'event_id', account: 'account_id' };
