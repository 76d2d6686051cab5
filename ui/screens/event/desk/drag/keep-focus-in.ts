/** An arrow at the end of the list is disabled and loses the focus: to the other arrow. */
export const keepFocusIn = (id: string): void =>
  void requestAnimationFrame(() => {
    const row = document.getElementById(id);
    const focused = document.activeElement;
    if (row?.contains(focused) === true && focused?.hasAttribute('disabled') === false) return;
    row?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
  });
