/** SQL: whose events these are, as organiser_opt_out names them. `event`: the table's alias. */
export const organiserOf = (event: string): string =>
  `coalesce('corporate ' || ${event}.corporate_id, 'account ' || ${event}.owner_account_id)`;

/** SQL: no email to the address bounced for the event, or its team wants to try again. `event`: the table's alias. */
export const isReachable = (event: string, email: string): string =>
  `NOT EXISTS (SELECT FROM bounced_address z
    WHERE z.event_id = ${event}.event_id AND z.email = lower(${email}) AND z.retried_at IS NULL)`;

/** SQL: the address has not opted out of the event's emails, nor of its organiser's. `event`: the table's alias. */
export const isMailable = (event: string, email: string): string =>
  `NOT EXISTS (SELECT FROM mailing_opt_out x WHERE x.event_id = ${event}.event_id AND x.email = lower(${email}))
    AND NOT EXISTS (SELECT FROM organiser_opt_out y
      WHERE y.organiser = ${organiserOf(event)} AND y.email = lower(${email}))`;
