import { expect, it } from 'vitest';
import { areaResolvers } from '#server/main/area-resolvers.ts';
import { declaredAccess } from '#server/platform/graphql/root-field.ts';
import { makeSchema, rootFields } from '#server/platform/graphql/schema.ts';

it('every root field says who may ask, and there is no other way to answer', () => {
  const fields = rootFields(makeSchema(areaResolvers));
  expect(fields.length).toBeGreaterThan(40);
  expect(
    fields.filter(({ resolve }) => typeof resolve !== 'function' || declaredAccess(resolve) === undefined),
  ).toEqual([]);
});

it('a schema with a field that nobody answers, or that does not say who may ask, is refused', () => {
  expect(() => makeSchema([])).toThrow(/no resolver made by rootField: Query\./);
  const [first, ...others] = areaResolvers;
  expect(() => makeSchema([{ ...first, Query: { ...first?.Query, profile: () => null } }, ...others])).toThrow(
    /Query\.profile/,
  );
});

it('money and time are never plain numbers on the wire', () => {
  const suspicious = /(?:price|amount|donation|discount|balance|money|_at|_time|deadline|before|until)$/;
  // The specification's word for how many tokens a contract issues.
  const tokens = ['DeployContractInput.amount', 'UpdateContractInput.amount', 'ContractDeployment.amount'];
  const named = makeSchema(areaResolvers).getTypeMap();
  const wrong = Object.values(named).flatMap((type) =>
    type.name.startsWith('__') || !('getFields' in type)
      ? []
      : Object.values(type.getFields())
          .filter((field) => suspicious.test(field.name) && /^(?:Int|Float)!?$/.test(String(field.type)))
          .map((field) => `${type.name}.${field.name}`),
  );
  expect(wrong.filter((name) => !tokens.includes(name))).toEqual([]);
});
