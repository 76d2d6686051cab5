/** Drawing QR codes weighs something, and nobody needs it before there is something to pay. */
export const loadTransferDialog = async () => ({
  default: (await import('./bank-transfer/TransferDialog.tsx')).TransferDialog,
});
