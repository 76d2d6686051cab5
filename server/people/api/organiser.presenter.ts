import { fullName } from '#domain/kernel/names/person-name.ts';
import type { PersonRow } from '#server/people/ports/publisher-rows.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';

export const presentOrganiser = (person: PersonRow) => ({
  id: encodeAccountId(person.accountId),
  username: person.username,
  first_name: person.firstName,
  last_name: person.lastName,
  full_name: fullName(person),
  avatar: person.avatar,
});
