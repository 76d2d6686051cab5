import { Plural } from '@lingui/react/macro';

/** Heard by a screen reader at a few marks only; a second's tick would drown everything else. */
export const SpokenTime = ({ seconds }: { readonly seconds: number }) => (
  <span className="visually-hidden" role="status">
    {seconds >= 60 ? (
      <Plural value={Math.trunc(seconds / 60)} one="# minute left" other="# minutes left" />
    ) : (
      <Plural value={seconds} one="# second left" other="# seconds left" />
    )}
  </span>
);
