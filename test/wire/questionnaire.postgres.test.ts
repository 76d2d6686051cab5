import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { makeGraphqlQuestionnaires } from '#adapters/graphql/event/questionnaire/graphql-questionnaires.ts';
import type { FormField } from '#domain/event/questionnaire/form.ts';
import { anyForm } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { askAs } from '#test/server/ask-as.ts';
import {
  type Account,
  type CatalogueWorld,
  catalogueWorld,
  type OneSessionEvent,
} from '#test/server/catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let event: OneSessionEvent;
beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  event = await world.published(organiser, { name: 'Đêm nhạc' });
});

const ofThisEvent = (field: FormField): FormField => ({
  ...field,
  ticketTypeIds: field.ticketTypeIds === null ? null : [event.ticketId],
});

it('whatever an organiser asks is what a visitor is asked: nothing is lost on the way there and back', async () => {
  const [desk, visitor] = [
    makeGraphqlQuestionnaires(askAs(world, organiser)),
    makeGraphqlQuestionnaires(askAs(world, await world.account('visitor'))),
  ];
  let version = 0;
  await fc.assert(
    fc.asyncProperty(anyForm, async ({ fields }) => {
      const asked = fields.map(ofThisEvent);
      const stored = await desk.write(event.eventId, asked, version);
      version = stored.ok ? stored.value.version : version;
      expect(stored.ok && stored.value.fields).toEqual(asked);
      expect(await visitor.read(event.eventId)).toEqual(asked.length === 0 ? { ok: true, value: null } : stored);
    }),
    { numRuns: 25 },
  );
});
