import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import type { CorporateRow, PersonRow } from '#server/people/ports/publisher-rows.ts';
import type { Reads } from '#server/platform/postgres/joint-reads.ts';
import { PLAN_KEPT } from '#server/platform/postgres/named-client.ts';

export function makePostgresPublisherDirectory(reads: Reads): PublisherDirectory {
  return {
    people: (accountIds) =>
      reads.rows<PersonRow>(
        `${PLAN_KEPT} SELECT account_id AS "accountId", username, first_name AS "firstName", last_name AS "lastName",
          name_order AS "nameOrder", avatar,
          suspended_at IS NOT NULL AS suspended
          FROM account WHERE account_id = ANY($1::uuid[])`,
        [accountIds],
      ),
    corporates: (corporateIds) =>
      reads.rows<CorporateRow>(
        `${PLAN_KEPT} SELECT corporate_id AS "corporateId", company_name AS "companyName",
          display_name AS "displayName", company_address AS "companyAddress", company_email AS "companyEmail",
          company_phone_number AS "companyPhoneNumber", company_tax_code AS "companyTaxCode",
          legal_representative AS "legalRepresentative", logo, banner, website, status,
          approved_at AS "approvedAt", issued_date AS "issuedDate", ondemand
          FROM corporate WHERE corporate_id = ANY($1::int[])`,
        [corporateIds],
      ),
  };
}
