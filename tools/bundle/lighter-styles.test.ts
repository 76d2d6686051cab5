import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CacheProvider, css, keyframes, ThemeContext } from '@emotion/react';
import type { CreateStyled } from '@emotion/styled';
import { createElement, type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { makeStyleCache } from '#ui/theme/style-cache.ts';
import { lightened, STYLED } from './lighter-styles.ts';

const FOLDER = resolve('.cache/lighter-styles');
const code = readFileSync(`node_modules/${STYLED}`, 'utf8');

async function styledFrom(name: string, text: string): Promise<CreateStyled> {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${name}.mjs`;
  writeFileSync(file, text);
  const { default: styled } = (await import(file)) as { readonly default: CreateStyled };
  return styled;
}
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const Numbered = ({ children }: { readonly children?: ReactNode }) => createElement('i', { id: useId() }, children);

/** Of ours and of Material's kinds: written rules, functions of properties and theme, one dressed by another. */
function screen(styled: CreateStyled): ReactElement {
  const Written = styled('div')(css({ color: 'red' }));
  const Moving = styled('p')(css({ animation: `${keyframes({ from: { opacity: 0 } })} 1s` }));
  const Asked = styled('button', { shouldForwardProp: (name) => name !== 'loud' })<{ readonly loud?: boolean }>(
    ({ theme, loud }) => ({ margin: loud ? 8 : 4, padding: 'edge' in theme ? Number(theme.edge) : 0 }),
    { '&:hover': { color: 'blue' } },
  );
  const Dressed = styled(Asked)(css({ border: 0 }));
  return createElement(
    Written,
    { className: 'plain' },
    createElement(Numbered),
    createElement(Written, { as: 'a', className: 'other' }, createElement(Numbered)),
    createElement(Moving, null, 'moves'),
    createElement(Asked, { loud: true }, createElement(Numbered)),
    createElement(Dressed, { className: 'mine', title: 'x' }, createElement(Numbered)),
  );
}

function drawn(styled: CreateStyled) {
  const cache = makeStyleCache();
  const html = renderToString(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(ThemeContext.Provider, { value: { edge: 3 } }, screen(styled)),
    ),
  );
  return { html, inserted: Object.entries(cache.inserted), registered: Object.entries(cache.registered) };
}

describe('styled elements of the server’s bundle', () => {
  it('are drawn as the package draws them, with the same rules in the same order and the same ids', async () => {
    const theirs = drawn(await styledFrom('theirs', code));
    expect(theirs.inserted.length).toBeGreaterThan(4);
    expect(theirs.html).toContain('id="_R_');
    expect(drawn(await styledFrom('lightened', lightened(code)))).toEqual(theirs);
  });

  it('refuses a package that no longer has what is changed', () => {
    expect(() => lightened(code.replaceAll('Insertion, {', 'Inserted, {'))).toThrow('Not exactly once');
  });
});
