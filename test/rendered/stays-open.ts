import { act } from 'react';
import { appears, click, findAll, settle } from './render-page.tsx';

/** Tries what closes a dialog: a close button, Escape, and a click beside it. */
export async function staysOpen(): Promise<boolean> {
  const dialog = await appears('[role="dialog"]');
  const closing = findAll('[role="dialog"] button', /^(Close|Đóng|Cancel|Hủy)$/);
  await act(async () => {
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  const beside = dialog.closest('.MuiDialog-container');
  if (beside === null) throw new Error('No place beside the dialog');
  beside.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await click(beside);
  await settle(400);
  return closing.length === 0 && document.querySelector('[role="dialog"]') === dialog;
}
