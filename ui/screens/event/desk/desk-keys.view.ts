import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { useDeskKeysSwitch } from './desk-keys-switch.ts';

const ROWS = '[data-rows] > li, table[data-rows] > tbody > tr';
const OPENS = 'a[href], button:not([disabled])';
const SELECTS = 'input[type="checkbox"]:not([role="switch"])';
const TYPED_IN = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const OVER_THE_PAGE = '[role="dialog"], [role="menu"], [role="listbox"]';

type Key = 'j' | 'k' | 'x' | '/' | '?';
const KEYS: readonly string[] = ['j', 'k', 'x', '/', '?'] satisfies readonly Key[];

const isShown = (row: Element): boolean => row.closest('[hidden]') === null && getComputedStyle(row).display !== 'none';
const tableOrList = (row: Element): Element => row.closest('[role="region"]') ?? row.closest('[data-rows]') ?? row;
const rowsOf = (page: HTMLElement): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(ROWS)].filter((row) => isShown(row) && isShown(tableOrList(row)));

/** Whether a key is for the page: nobody types, and nothing lies over it. */
export function isForThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const from = event.target instanceof Element ? event.target : null;
  return from?.closest(TYPED_IN) == null && document.querySelector(OVER_THE_PAGE) === null;
}

function focusRow(row: HTMLElement): void {
  const opens = row.querySelector<HTMLElement>(OPENS);
  if (opens === null) row.tabIndex = -1;
  (opens ?? row).focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** Keys of a page with lists; `said`: where the focus is, for screen readers. */
export function useDeskKeys(page: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const [helping, setHelping] = useState(false);
  const [said, setSaid] = useState('');
  const [hasRows, setHasRows] = useState(false);
  const { on, turn } = useDeskKeysSwitch();

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const look = () => setHasRows(root.querySelector(ROWS) !== null);
    look();
    const watching = new MutationObserver(look);
    watching.observe(root, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [page]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const root = page.current;
      if (root === null || !on || !KEYS.includes(event.key) || !isForThePage(event)) return;
      const rows = rowsOf(root);
      if (rows.length === 0) return;
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const move = (to: number): void => {
        const row = rows[to];
        if (row === undefined) return;
        event.preventDefault();
        focusRow(row);
        setSaid(t`Row ${to + 1} of ${rows.length}`);
      };
      switch (event.key) {
        case 'j':
          move(Math.min(at + 1, rows.length - 1));
          break;
        case 'k':
          move(at === -1 ? rows.length - 1 : Math.max(at - 1, 0));
          break;
        case 'x': {
          const box = rows[at]?.querySelector<HTMLInputElement>(SELECTS);
          if (box == null) return;
          event.preventDefault();
          box.click();
          setSaid(box.checked ? t`Selected` : t`Not selected`);
          break;
        }
        case '/': {
          const search = root.querySelector<HTMLInputElement>('input[type="search"], form[role="search"] input');
          if (search === null) return;
          event.preventDefault();
          search.focus();
          break;
        }
        default:
          event.preventDefault();
          setHelping(true);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [page, on, t]);

  return {
    hasRows,
    said,
    helping,
    help: setHelping,
    on,
    turn,
  };
}
