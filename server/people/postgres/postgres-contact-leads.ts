import type { PhoneNumber } from '#domain/people/phone-number.ts';
import type { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { at } from '#server/platform/postgres/at.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

export const makePostgresContactLeads = ({ db }: Pick<Database, 'db'>): ContactLeads => ({
  async add(tx, lead) {
    const { db: own } = inPostgres(tx);
    const added = await own
      .insertInto('contact_lead')
      .values({
        contact_lead_id: lead.leadId,
        request_key: lead.requestKey,
        full_name: lead.fullName,
        phone_number: lead.phoneNumber,
        support_topic: lead.topic,
        specify_information: lead.specifyInformation,
        message: lead.message,
        locale: lead.locale,
        suspected: lead.suspected,
        inserted_at: new Date(lead.receivedAt),
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('contact_lead_id')
      .executeTakeFirst();
    if (added !== undefined) return { leadId: added.contact_lead_id, fresh: true };
    const known = await own
      .selectFrom('contact_lead')
      .select('contact_lead_id')
      .where('request_key', '=', lead.requestKey)
      .executeTakeFirstOrThrow();
    return { leadId: known.contact_lead_id, fresh: false };
  },
  async sweep(before) {
    await db.deleteFrom('contact_lead').where('inserted_at', '<', at(before)).execute();
  },
  async find(leadId) {
    const row = await db
      .selectFrom('contact_lead')
      .selectAll()
      .where('contact_lead_id', '=', leadId)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      leadId: row.contact_lead_id,
      requestKey: row.request_key,
      fullName: row.full_name,
      // Written only after the domain parsed it.
      phoneNumber: row.phone_number as PhoneNumber,
      topic: row.support_topic,
      specifyInformation: row.specify_information,
      message: row.message,
      locale: row.locale,
      suspected: row.suspected,
      receivedAt: row.inserted_at,
    };
  },
});
