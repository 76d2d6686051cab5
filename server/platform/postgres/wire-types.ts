import pg from 'pg';

/** int8 as number (throws beyond 2^53); timestamp and date as text, because they name no instant. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    switch (oid) {
      case pg.types.builtins.INT8:
        return wholeNumber;
      case pg.types.builtins.TIMESTAMPTZ:
        return milliseconds;
      case pg.types.builtins.TIMESTAMP:
      case pg.types.builtins.DATE:
        return asItStands;
      default:
        return pg.types.getTypeParser(oid, 'text');
    }
  }) as typeof pg.types.getTypeParser,
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond 2^53`);
  return value;
}

// The session's TimeZone is UTC (connection.ts), so the text always reads 2026-11-20 09:30:00.123456+00.
function milliseconds(text: string): number {
  const value = Date.parse(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  if (Number.isNaN(value)) throw new Error(`${text} is no moment in UTC`);
  return value;
}

const asItStands = (text: string): string => text;
