/** The event's alias is e. */
export const LISTED = `e.status = 'PUBLISHED' AND e.feature = 'PUBLIC' AND NOT e.archive`;

/** As `byFeaturedPlace`. */
export const BY_FEATURED_PLACE =
  'e.featured_place NULLS LAST, CASE WHEN e.featured_place IS NULL THEN e.begin_at END, e.event_id';

/** Columns of the catalogue's tables under their row names. Aliases: e, s, t, p. */
export const EVENT_COLUMNS = `e.event_id AS "eventId", e.slug_words AS "slugWords", e.name, e.description, e.summary,
  e.address, e.timezone, e.type,
  e.event_type AS "eventType", e.status, e.feature, e.category_id AS "categoryId",
    e.owner_account_id AS "ownerAccountId", e.corporate_id AS "corporateId",
  e.organiser_name AS "organiserName", e.enable_ticket_donation AS "enableTicketDonation",
    e.required_approval AS "requiredApproval",
  e.is_required_form_ticket AS "isRequiredFormTicket", e.addition_form IS NOT NULL AS "isRequiredAdditionInfo",
    e.policy, e.urls, e.archive, e.featured, e.featured_place AS "featuredPlace",
    e.is_required_general_info AS "isRequiredGeneralInfo",
    e.is_receiving_ticket_offline AS "isReceivingTicketOffline",
  e.link_number AS "linkNumber", e.begin_at AS "beginAt", e.end_at AS "endAt",
  e.approval_days AS "approvalDays", e.refund_days AS "refundDays",
  e.name_change_days AS "nameChangeDays", e.session_change_days AS "sessionChangeDays",
  e.close_at_capacity AS "closeAtCapacity", e.allow_re_entry AS "allowReEntry", e.plate,
  e.published_at AS "publishedAt", e.inserted_at AS "insertedAt", e.updated_at AS "updatedAt", e.version`;

export const SECTION_EVENT_COLUMNS = `s.event_id AS "eventId", s.section_event_id AS "sectionEventId", s.name,
  s.description, s.address,
  s.begin_at AS "beginAt", s.end_at AS "endAt", s.timezone, s.plan_sale AS "planSale", s.urls, s.position,
  s.cancelled_at AS "cancelledAt", s.moves, s.vod_link AS "vodLink"`;

/** Goes with `ticketSource`. */
export const TICKET_COLUMNS = `t.event_id AS "eventId", t.ticket_type_id AS "ticketTypeId",
  t.section_event_id AS "sectionEventId", t.name, t.description, t.note,
  t.price, t.original_price AS "originalPrice", t.currency, t.purchase_limit AS "purchaseLimit",
    t.account_limit AS "accountLimit", t.multiple_of AS "multipleOf",
  t.sale_begin_at AS "saleBeginAt", t.sale_end_at AS "saleEndAt", t.mode, t.position, t.required_seat AS "requiredSeat",
  t.by_invitation AS "byInvitation",
  stock.quota_id AS "quotaId", stock.capacity, stock.sold, stock.held, stock.session_capacity AS "sessionCapacity",
    stock.event_capacity AS "eventCapacity", stock.remaining,
  (SELECT jsonb_agg(jsonb_build_object('promotionId', p.promotion_id, 'type', p.type, 'name', p.name,
      'percentOff', p.percent_off, 'amountOff', p.amount_off, 'minTicket', p.min_ticket, 'maxTicket', p.max_ticket,
      'quantity', p.quantity, 'used', p.used, 'paused', p.paused,
      'beginAt', (extract(epoch FROM p.begin_at) * 1000)::bigint,
      'endAt', (extract(epoch FROM p.end_at) * 1000)::bigint) ORDER BY p.promotion_id)
    FROM promotion p WHERE p.event_id = t.event_id AND p.ticket_type_id = t.ticket_type_id) AS promotions`;

/**
 * A ticket type with its quotas; min() ignores unlimited ones. What people wait for is not left for others, until its
 * sale is over at `now`, the number of a parameter.
 */
export const ticketSource = (now: number): string => `ticket_type t CROSS JOIN LATERAL (
    SELECT (array_agg(q.quota_id) FILTER (WHERE q.scope = 'TICKET_TYPE'))[1] AS quota_id,
           max(q.capacity) FILTER (WHERE q.scope = 'TICKET_TYPE') AS capacity,
           coalesce(max(q.sold) FILTER (WHERE q.scope = 'TICKET_TYPE'), 0) AS sold,
           coalesce(max(q.reserved) FILTER (WHERE q.scope = 'TICKET_TYPE'), 0) AS held,
           max(q.capacity) FILTER (WHERE q.scope = 'SESSION') AS session_capacity,
           max(q.capacity) FILTER (WHERE q.scope = 'EVENT') AS event_capacity,
           min(CASE WHEN q.capacity IS NOT NULL THEN least(q.capacity - q.reserved - q.sold,
             greatest(0, q.capacity - q.reserved - q.sold - promised.places)) END) AS remaining
      FROM ticket_type_quota d JOIN quota q ON q.event_id = d.event_id AND q.quota_id = d.quota_id
        CROSS JOIN LATERAL (SELECT coalesce(sum(w.party), 0) AS places FROM waiting_entry w JOIN ticket_type_quota o
            ON o.event_id = w.event_id AND o.ticket_type_id = w.ticket_type_id
          WHERE w.event_id = q.event_id AND w.state = 'WAITING' AND o.quota_id = q.quota_id
            AND EXISTS (SELECT FROM ticket_type u JOIN section_event s
                ON s.event_id = u.event_id AND s.section_event_id = u.section_event_id
              WHERE u.event_id = w.event_id AND u.ticket_type_id = w.ticket_type_id AND s.cancelled_at IS NULL
                AND s.end_at > $${now} AND (u.sale_end_at IS NULL OR u.sale_end_at > $${now}))) promised
     WHERE d.event_id = t.event_id AND d.ticket_type_id = t.ticket_type_id) stock`;

export const PHOTO_COLUMNS = `p.event_id AS "eventId", p.photo_id AS "photoId", p.url,
  p.thumbnail_url AS "thumbnailUrl", p.label, p.width, p.height, p.color,
  p.position, p.inserted_at AS "insertedAt"`;
