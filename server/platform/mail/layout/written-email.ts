/** What a mail says. Pictures are named in the markup as `cid:<name>` and attached by whoever sends. */
export type WrittenEmail = { readonly subject: string; readonly text: string; readonly html: string };
