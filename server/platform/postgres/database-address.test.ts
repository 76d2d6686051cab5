import { expect, it } from 'vitest';
import { databaseAddress, isDatabaseSetting } from './database-address.ts';

it.each([
  ['postgres://one/vemoi', ['postgres://one/vemoi']],
  [
    'postgresql://u:p%2C1@one:5432,two:5433,[::1]:5434/vemoi?sslmode=require',
    [
      'postgresql://u:p%2C1@one:5432/vemoi?sslmode=require',
      'postgresql://u:p%2C1@two:5433/vemoi?sslmode=require',
      'postgresql://u:p%2C1@[::1]:5434/vemoi?sslmode=require',
    ],
  ],
  [
    'postgres://one/vemoi, postgres:///vemoi?host=/run/two&user=vemoi',
    ['postgres://one/vemoi', 'postgres:///vemoi?host=/run/two&user=vemoi'],
  ],
])('reads the servers of %s', (setting, servers) => {
  expect(isDatabaseSetting(setting)).toBe(true);
  const { connectionString, otherwise = [] } = databaseAddress(setting);
  expect([connectionString, ...otherwise.map((each) => each.connectionString)]).toEqual(servers);
});

it.each(['mysql://one/vemoi', 'vemoi', 'postgres://one:many/vemoi', 'postgres://one:1,two:x/vemoi'])(
  'cannot read %s',
  (setting) => {
    expect(isDatabaseSetting(setting)).toBe(false);
  },
);
