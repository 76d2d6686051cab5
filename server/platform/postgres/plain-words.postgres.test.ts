import { expect, it } from 'vitest';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { testDatabase } from '#test/postgres/test-database.ts';

const { pool } = await testDatabase();

it.each([
  ['plain letters', 'lan.nguyen@example.test 7'],
  ['composed letters', 'Nguyễn Thị Hằng Đỗ Ước'],
  ['letters with their marks apart', 'Nguyễn Thị Hằng Đỗ Ước'.normalize('NFD')],
  ['marks in another order', 'e\u0302\u0323 e\u0323\u0302 o\u031b\u0301'],
  ['nothing', ''],
])('makes %s plain as the product does', async (_name, text) => {
  const { rows } = await pool.query<{ plain: string }>('SELECT plain_words($1) AS plain', [text]);
  expect(rows[0]?.plain).toBe(plainWords(text));
});
