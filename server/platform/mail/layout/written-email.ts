/** Pictures are referenced as `cid:<name>` and attached by the sender. */
export type WrittenEmail = { readonly subject: string; readonly text: string; readonly html: string };
