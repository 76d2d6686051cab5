import { css } from '@emotion/react';
import { expect, it } from 'vitest';
import { makeStyleCache } from './style-cache.ts';

function written(rules: string): string {
  const cache = makeStyleCache();
  const styles = css(rules);
  return String(cache.insert('.a', styles, cache.sheet, true) ?? cache.inserted[styles.name]);
}

it('adds only the vendor prefixes that current browsers need', () => {
  expect(written('user-select:none;')).toBe('.a{-webkit-user-select:none;user-select:none;}');
  expect(written('mask-image:linear-gradient(red,blue);')).toContain(
    '-webkit-mask-image:linear-gradient(red,blue);mask-image:',
  );
  expect(written('display:flex;transition:opacity 1s;align-items:center;')).toBe(
    '.a{display:flex;transition:opacity 1s;align-items:center;}',
  );
});
