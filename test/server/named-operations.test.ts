import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaResolvers } from '#server/main/area-resolvers.ts';
import { makeSchema } from '#server/platform/graphql/schema.ts';

/** What the specification calls by what it does. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  getUser: 'user',
  rsvpInvitation: 'rsvp_invitation',
  acceptRsvpInvitation: 'accept_rsvp_invitation',
  'update invoice': 'update_invoice',
  'cancel payment checkout session': 'cancel_payment_checkout_session',
  result: 'payment_checkout_session',
  'remove stripe payment method': 'remove_stripe_payment_method',
  'create section_event': 'create_section_event',
  'update section_event': 'update_section_event',
  'delete section_event': 'delete_section_event',
};

const NAMED =
  /^(query|mutation|operation|call) ((?:create|update|delete) section_event|[a-z]\w+(?: [a-z]+)*?)(?= (?:\(|with|returns|takes|is|starts|changes|stores|sets|adds|empties|removes|cancels)\b|[ (,]*[({,])/;

const operations = readFileSync('docs/requirements.tsv', 'utf8')
  .split('\n')
  .map((row) => row.split('\t'))
  .filter(([id = '']) => /^S7\.[3-7]-/.test(id))
  .flatMap(([id = '', , , , requirement = '']) => {
    const [, kind, name] = NAMED.exec(requirement) ?? [];
    return kind === undefined || name === undefined ? [] : [{ id, kind, name: OUR_NAMES[name] ?? name }];
  });

const schema = makeSchema(areaResolvers);
const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map(
  (root) => new Set(Object.keys(root?.getFields() ?? {})),
);

describe('the operations of the specification', () => {
  it('are all found in its rows', () => {
    const rows = readFileSync('docs/requirements.tsv', 'utf8').match(
      /^S7\.[3-7]-(?:.*\t){4}(?:query|mutation|operation|call) /gm,
    );
    expect(operations.length).toBe(rows?.length);
    expect(operations.length).toBeGreaterThan(120);
  });

  it.each(operations)('$name is a $kind of the schema, as $id says', ({ kind, name }) => {
    const [asks, acts] = [queries?.has(name), mutations?.has(name)];
    expect(kind === 'query' ? asks : kind === 'mutation' ? acts : asks === true || acts === true).toBe(true);
  });
});
