import { describe, expect, it, vi } from 'vitest';
import { withServerStyles } from './server-styles.ts';
import { makeStyleCache } from './style-cache.ts';

const rule = { name: 'inner', styles: 'color:red;' };

describe('the rules that a page needs while it is hydrated', () => {
  it('are those of the server; others come in a task after the first commit', () => {
    vi.useFakeTimers();
    const styles = makeStyleCache();
    const tellCommitted = withServerStyles(styles);
    styles.insert('.v-inner', rule, styles.sheet, true);
    tellCommitted();
    expect(styles.inserted).toEqual({});
    vi.runAllTimers();
    expect(styles.inserted).toEqual({ [rule.name]: true });
    vi.useRealTimers();
  });

  it('come at once to what is drawn after the first commit, and not twice', () => {
    vi.useFakeTimers();
    const styles = makeStyleCache();
    const tellCommitted = withServerStyles(styles);
    styles.insert('.v-inner', rule, styles.sheet, true);
    tellCommitted();
    styles.insert('.v-inner', rule, styles.sheet, true);
    expect(styles.inserted).toEqual({ [rule.name]: true });
    const inserted = styles.sheet.tags.length;
    vi.runAllTimers();
    expect(styles.sheet.tags).toHaveLength(inserted);
    vi.useRealTimers();
  });
});
