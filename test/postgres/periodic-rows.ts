import { accountId, eventId, sectionEventId, ticketTypeId } from '#tools/bench/scale-fill-catalogue.ts';

export const PERIODIC_TASKS = [
  'ask-about-waiting-payments',
  'ask-for-disputes',
  'ask-silent-gateways',
  'ask-where-refunds-go',
  'bury-lost-jobs',
  'check-integrity',
  'decline-unanswered-registrations',
  'end-points-holds',
  'finish-wallet-payments',
  'follow-contracts',
  'follow-earnings',
  'issue-e-invoices',
  'mature-earnings',
  'offer-waiting-places',
  'publish-scheduled-events',
  'refund-at-gateways',
  'refund-money-owed',
  'release-expired-holds',
  'remind-of-manual-payments',
  'remind-of-sales',
  'seal-open-signatures',
  'seat-waiting-guests',
  'send-due-letters',
  'sort-in-new-tickets',
  'sweep-contact-leads',
  'sweep-emails',
  'sweep-ended-holds',
  'sweep-notice-bodies',
  'sweep-private-files',
  'sweep-report-exports',
  'sweep-sale-reminders',
  'sweep-sign-in',
  'sweep-waiting-list',
  'tell-teams',
] as const;

/** One in so many rows is due. */
const DUE = 1_000;
const IS_DUE = `i % ${DUE} = 0`;

/** Few rows are due. */
export const periodicStatements = (rows: number, accounts: number): readonly string[] => {
  const each = `generate_series(1, ${rows}) i`;
  const account = accountId(`(1 + i % ${accounts})`);
  const event = `(3 + i % 50)`;
  return [
    `INSERT INTO scheduled_event (event_id, scheduled_at, scheduled_by, inserted_at, state)
     SELECT event_id, now() - interval '1 hour', owner_account_id, now(),
       CASE WHEN event_id % ${DUE} = 0 THEN 'WAITING' ELSE 'PUBLISHED' END FROM event`,
    `INSERT INTO contract_deployment (event_id, contract_deployment_id, state, chain, contract_name, amount, metadata,
       instance_id, contract, link, requested_by, requested_at, updated_at, next_at)
     SELECT event_id, gen_random_uuid(), CASE WHEN event_id % ${DUE} = 0 THEN 'PENDING' ELSE 'DEPLOYED' END, 'BASE',
       'Sen', 1, '{}', 'i', '0x', 'https://', owner_account_id, now(), now(),
       CASE WHEN event_id % ${DUE} = 0 THEN now() - interval '1 hour' END FROM event`,
    `INSERT INTO card_dispute (event_id, dispute_id, payment_id, state, amount, of_refunds, reason, opened_at, closed_at)
     SELECT event_id, 'dp_' || payment_id, payment_id, 'LOST', 1, 0, 'fraudulent', now(), now() FROM payment`,
    `INSERT INTO e_invoice (event_id, e_invoice_id, user_order_id, state, company_name, tax_code, address, email, locale,
       sent, number, lookup_code, issued_at, next_at, created_at, updated_at)
     SELECT event_id, gen_random_uuid(), user_order_id, CASE WHEN ${IS_DUE} THEN 'WAITING' ELSE 'ISSUED' END, 'Sen',
       '0300588569', 'Huế', 'a@b.vn', 'vi', true, CASE WHEN NOT (${IS_DUE}) THEN 'C26TVE1' END,
       CASE WHEN NOT (${IS_DUE}) THEN 'A' END, CASE WHEN NOT (${IS_DUE}) THEN now() END,
       CASE WHEN ${IS_DUE} THEN now() - interval '1 minute' END, now(), now()
     FROM (SELECT event_id, user_order_id, row_number() OVER () AS i FROM user_order) sold`,
    `INSERT INTO adjusting_invoice (event_id, adjusting_invoice_id, e_invoice_id, state, lines, sent, number, lookup_code,
       issued_at, next_at, created_at, updated_at)
     SELECT event_id, gen_random_uuid(), e_invoice_id, CASE WHEN ${IS_DUE} THEN 'WAITING' ELSE 'ISSUED' END, '[]', true,
       CASE WHEN NOT (${IS_DUE}) THEN 'C26TVE2' END, CASE WHEN NOT (${IS_DUE}) THEN 'B' END,
       CASE WHEN NOT (${IS_DUE}) THEN now() END, CASE WHEN ${IS_DUE} THEN now() - interval '1 minute' END, now(), now()
     FROM (SELECT event_id, e_invoice_id, row_number() OVER () AS i FROM e_invoice WHERE state = 'ISSUED') issued`,
    `UPDATE payment p SET state = 'LATE_MONEY', late_choice = 'WAIT'
       FROM (SELECT event_id, payment_id FROM payment ORDER BY payment_id LIMIT ${rows / DUE}) late
      WHERE p.event_id = late.event_id AND p.payment_id = late.payment_id`,
    `INSERT INTO transfer_to_settle (incoming_transfer_id, provider, event_id, next_at)
     SELECT incoming_transfer_id, 'sepay', ${eventId(event)},
       CASE WHEN ${IS_DUE} THEN now() - interval '1 minute' ELSE now() + interval '1 hour' END
     FROM (SELECT incoming_transfer_id, row_number() OVER () AS i FROM incoming_transfer) stored`,
    `INSERT INTO gateway_payment (provider, reference, event_id, payment_id, method, amount, started_at, expires_at,
       state, ask_at)
     SELECT 'VNPAY', 'r' || i, ${eventId(event)}, md5('gateway ' || i)::uuid, 'QrVnpay', 100000, now(), now(), 'OPEN',
       CASE WHEN ${IS_DUE} THEN now() - interval '1 minute' WHEN i % 3 = 0 THEN now() + interval '1 hour' END FROM ${each}`,
    `INSERT INTO manual_payment (event_id, payment_id, instructions, remind_at)
     SELECT event_id, payment_id, 'VCB', CASE WHEN ${IS_DUE} THEN now() - interval '1 minute'
       WHEN i % 3 = 0 THEN now() + interval '1 hour' END
     FROM (SELECT event_id, payment_id, row_number() OVER (ORDER BY payment_id) AS i FROM payment) paid`,
    `INSERT INTO job (lane, task, payload, run_at, attempts)
     SELECT 'bulk', 'nothing', '{}', now(), CASE WHEN ${IS_DUE} THEN 12 ELSE 0 END FROM ${each}`,
    `INSERT INTO sign_in_challenge (challenge_id, email, budget, code_hmac, key_id, locale, inserted_at, expires_at,
       resend_at)
     SELECT gen_random_uuid(), 'person' || i || '@example.test', 'b' || i, '', 'k', 'vi', at, at, at
     FROM ${each} CROSS JOIN LATERAL (SELECT now() - CASE WHEN ${IS_DUE} THEN interval '2 days' ELSE '1 hour' END AS at) x`,
    `INSERT INTO sign_in_count (subject, kind, at, id)
     SELECT 's' || i, 'sent', now() - CASE WHEN ${IS_DUE} THEN interval '2 days' ELSE '1 hour' END, gen_random_uuid()
     FROM ${each}`,
    `INSERT INTO sign_in_subject (subject, touched_at)
     SELECT 's' || i, now() - CASE WHEN ${IS_DUE} THEN interval '2 days' ELSE '1 hour' END FROM ${each}`,
    `INSERT INTO session_family (account_id, session_family_id, inserted_at, last_used_at, ended_at)
     SELECT ${account}, md5('family ' || i)::uuid, now() - interval '1 year', now(),
       CASE WHEN i % 3 = 0 THEN now() - interval '90 days' WHEN ${IS_DUE} THEN now() - interval '1 day' END FROM ${each}`,
    `INSERT INTO renewal_token (account_id, session_family_id, token_hash, inserted_at, expires_at, used_at,
       successor_sealed)
     SELECT ${account}, md5('family ' || i)::uuid, sha256(i::text::bytea), now(),
       CASE WHEN i % ${DUE} = 7 THEN now() - interval '1 day' ELSE now() + interval '300 days' END,
       now() - interval '1 day', CASE WHEN ${IS_DUE} THEN 'sealed' END FROM ${each}`,
    `INSERT INTO stored_file (account_id, stored_file_id, kind, extension, width, height, color, bytes)
     SELECT ${account}, gen_random_uuid(), CASE WHEN ${IS_DUE} THEN 'ANSWER_IMAGE' ELSE 'AVATAR' END, 'webp', 1, 1, '', 1
     FROM ${each}`,
    `INSERT INTO private_file (account_id, private_file_id, kind, inserted_at, kept_at)
     SELECT ${account}, gen_random_uuid(), 'ID_CARD', now() - interval '2 days',
       CASE WHEN ${IS_DUE} THEN NULL ELSE now() END FROM ${each}`,
    `INSERT INTO contact_lead (contact_lead_id, full_name, phone_number, support_topic, specify_information, message,
       locale, suspected, inserted_at)
     SELECT gen_random_uuid(), 'Lan', '0', 'Others', '', '', 'vi', false,
       now() - CASE WHEN ${IS_DUE} THEN interval '10 years' ELSE '1 day' END FROM ${each}`,
    `INSERT INTO rsvp_invitation (event_id, rsvp_invitation_id, section_event_id, ticket_type_id, email, first_name,
       send_email_at, sendings, inserted_at, updated_at)
     SELECT ${eventId(event)}, gen_random_uuid(), ${sectionEventId(event)}, ${ticketTypeId(event, '1')},
       'guest' || i || '@example.test', 'Lan', now() - interval '1 hour', CASE WHEN ${IS_DUE} THEN 0 ELSE 1 END, now(),
       now() FROM ${each}`,
    `INSERT INTO waiting_entry (event_id, waiting_entry_id, account_id, section_event_id, ticket_type_id, party, passed,
       state, email, locale, joined_at, updated_at)
     SELECT ${eventId(event)}, gen_random_uuid(), gen_random_uuid(), ${sectionEventId(event)},
       ${ticketTypeId(event, '1')}, 2, 0, CASE WHEN ${IS_DUE} THEN 'WAITING' ELSE 'LEFT' END, 'lan@example.test', 'vi',
       now(), now() - CASE WHEN i % ${DUE} = 7 THEN interval '40 days' ELSE '1 day' END FROM ${each}`,
    `INSERT INTO team_news (event_id, happening, places, amount)
     SELECT ${eventId(event)}, 'SOLD', 1, 100000 FROM ${each}`,
    `INSERT INTO team_news_day (event_id, letter_at, orders, tickets, amount, registrations, registered_tickets,
       registered_amount, accepted, coming, declined, waiting, not_published)
     SELECT event_id, now() + CASE WHEN event_id % ${DUE} = 0 THEN interval '-1 minute' ELSE interval '9 hours' END,
       1, 1, 100000, 0, 0, 0, 0, 0, 0, 0, 0 FROM event`,
    `INSERT INTO sale_reminder (event_id, email, locale, asked_at, told_at)
     SELECT ${eventId(event)}, 'reminded' || i || '@example.test', 'vi', now(),
       CASE WHEN ${IS_DUE} THEN NULL ELSE now() - CASE WHEN i % ${DUE} = 7 THEN interval '40 days' ELSE '1 day' END END
     FROM ${each}`,
    `INSERT INTO order_approval (event_id, user_order_id, asked_at, due_at, ended, ended_at)
     SELECT event_id, user_order_id, now() - interval '8 days', CASE WHEN ${IS_DUE} THEN now() - interval '1 day'
       ELSE now() + interval '1 day' END, CASE WHEN i % 3 = 1 THEN 'APPROVED' END, CASE WHEN i % 3 = 1 THEN now() END
     FROM (SELECT event_id, user_order_id, row_number() OVER () AS i FROM user_order) placed`,
    `INSERT INTO refund (event_id, refund_id, user_order_id, payment_id, account_id, refund_key, reason, status, attempts,
       tickets, donation, late, surplus, transfer_code, decided_at, sent_at, confirmed_at, updated_at)
     SELECT event_id, md5('refund ' || payment_id)::uuid, user_order_id, payment_id, account_id, payment_id::text,
       'ORDER_CANCELLED', CASE WHEN ${IS_DUE} THEN 'DECIDED' ELSE 'CONFIRMED' END, CASE WHEN ${IS_DUE} THEN 0 ELSE 1 END,
       1, 0, 0, 0, 'R' || i, now(), CASE WHEN ${IS_DUE} THEN NULL ELSE now() END,
       CASE WHEN ${IS_DUE} THEN NULL ELSE now() END, now()
     FROM (SELECT p.event_id, p.payment_id, p.account_id, o.user_order_id, row_number() OVER () AS i FROM payment p
       JOIN user_order o ON o.event_id = p.event_id AND o.checkout_session_id = p.checkout_session_id) paid`,
    `INSERT INTO gateway_refund (event_id, refund_id, payment_id, state, ask_at, updated_at)
     SELECT event_id, refund_id, payment_id, CASE WHEN status = 'DECIDED' THEN 'DUE' ELSE 'DONE' END,
       CASE WHEN status = 'DECIDED' THEN now() - interval '1 minute' END, now() FROM refund`,
    `INSERT INTO refund_account (event_id, refund_id, account_sealed, source, named_at, asked_at)
     SELECT event_id, refund_id, CASE WHEN named THEN 'sealed' END, CASE WHEN named THEN 'BUYER' END,
       CASE WHEN named THEN now() END, now() - interval '4 days'
     FROM (SELECT event_id, refund_id, status = 'CONFIRMED' AS named, row_number() OVER () AS i FROM refund) decided
     WHERE named OR i % 2 = 0`,
    `INSERT INTO refund_payout (event_id, refund_id, reference, confirmed_at)
     SELECT event_id, refund_id, 'FT' || transfer_code, now() FROM refund WHERE status = 'CONFIRMED'`,
    `INSERT INTO earning_to_follow (event_id, follow_id, user_order_id)
     SELECT event_id, user_order_id, user_order_id FROM user_order`,
    `INSERT INTO points_hold (account_id, checkout_session_id, event_id, points, state, held_at, look_at, updated_at)
     SELECT ${account}, gen_random_uuid(), ${event}, 1000, CASE WHEN ${IS_DUE} THEN 'HELD' ELSE 'SPENT' END, now(), now(),
       now() FROM ${each}`,
    `INSERT INTO wallet_payment (payment_id, account_id, number, checkout_session_id, event_id, amount, balance, state,
       held_at, look_at, updated_at)
     SELECT gen_random_uuid(), ${account}, i, gen_random_uuid(), ${eventId(event)}, 1000, 1000,
       CASE WHEN ${IS_DUE} THEN 'HELD' ELSE 'SETTLED' END, now(), now(), now() FROM ${each}`,
    `INSERT INTO event_earnings (event_id, matured_at)
     SELECT event_id, CASE WHEN event_id % ${DUE} <> 0 THEN now() END FROM event`,
    `INSERT INTO integrity_check (event_id, problems, checked_at)
     SELECT event_id, '[]', now() - interval '1 day' FROM event WHERE event_id % ${DUE} <> 0`,
  ];
};
