/** Loaded only when there is something to pay. */
export const loadTransferDialog = async () => ({
  default: (await import('./bank-transfer/TransferDialog.tsx')).TransferDialog,
});
