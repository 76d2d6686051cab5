import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidBytes, uuidText } from './uuid-bytes.ts';

it('a UUID and its bytes tell each other, with or without dashes, in any case', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(uuidBytes(uuid)).toHaveLength(16);
      expect(uuidText(uuidBytes(uuid))).toBe(uuid);
      expect(uuidText(uuidBytes(uuid.replaceAll('-', '').toUpperCase()))).toBe(uuid);
    }),
  );
});
