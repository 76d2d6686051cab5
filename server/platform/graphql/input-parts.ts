import { z } from 'zod';
import { withDashes } from '#domain/kernel/encoding/uuid.ts';
import { instant } from '#domain/kernel/instant.ts';
import { type Currency, readCurrency } from '#domain/kernel/money/currency.ts';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { NAME_ORDERS } from '#domain/kernel/names/name-order.ts';
import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { GREATEST_PAGE } from '#domain/kernel/page.ts';
import { decodeAccountId } from './account-wire-id.ts';
import { decodeWireId } from './wire-id.ts';

const GREATEST_ROW = 0x7fff_ffff;
// PostgreSQL stores no NUL in text.
const withoutNul = /^[^\0]*$/;

export const rowNumber = z.int().min(1).max(GREATEST_ROW);

export const wireId = z
  .string()
  .max(64)
  .transform((text, context) => {
    const id = decodeWireId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'not an id' });
    return z.NEVER;
  });

/** Of what has an id of its own, with dashes or without. */
export const uuidWireId = z
  .string()
  .max(64)
  .transform((text, context) => {
    const id = withDashes(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'not an id' });
    return z.NEVER;
  });

export const savedCardId = z.string().regex(/^[A-Za-z0-9_]{1,64}$/);

export const accountWireId = z
  .string()
  .max(64)
  .transform((text, context) => {
    const id = decodeAccountId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'not an id' });
    return z.NEVER;
  });

/** Text that may be empty; trimmed. */
export const words = (most: number) => z.string().max(most).regex(withoutNul).trim();

/** Text that must not be empty; trimmed. */
export const someWords = (most: number) => z.string().max(most).regex(withoutNul).trim().min(1);

/** A name, as its readers see it; refused as missing where nothing of it can be seen. */
export const someName = (most: number) =>
  z.string().max(most).regex(withoutNul).transform(visibleText).pipe(z.string().min(1));

/** A person's name: letters carry it to addresses that others chose. */
export const personsName = (most: number) =>
  z.string().max(most).regex(withoutNul).transform(unlinkedName).pipe(z.string().min(1));

/** Text or null; empty text becomes null. */
export const optionalWords = (most: number) =>
  words(most)
    .nullish()
    .transform((text) => (text === undefined || text === null || text === '' ? null : text));

/** The order of a name, where whoever typed it said one. */
export const orderOfName = z.enum(NAME_ORDERS).nullish();

export const oneOf = <Word extends string>(all: readonly Word[]) =>
  z.string().transform((text, context): Word => {
    const word = all.find((one) => one === text);
    if (word !== undefined) return word;
    context.addIssue({ code: 'custom', message: 'not one of the words' });
    return z.NEVER;
  });

/** Until the year 9999: what a timestamp column and every browser can hold. */
export const moment = z.int().min(0).max(253_402_300_799_999).transform(instant);

export const amount = z.int().min(0).max(MAX_DONG).transform(dong);

export const loyaltyPoints = z.int().min(0).max(MAX_DONG).transform(points);

export const count = (least: number, most: number) => z.int().min(least).max(most);

export const paging = {
  limit: z.int().min(1).max(GREATEST_PAGE).nullish(),
  after: z.string().max(1_000).nullish(),
  before: z.string().max(1_000).nullish(),
};

export const search = optionalWords(200);

export const currency = z.string().transform((text, context): Currency => {
  const read = readCurrency(text);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: 'not our currency' });
  return z.NEVER;
});
