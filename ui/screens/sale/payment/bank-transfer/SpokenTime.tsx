import { Plural } from '@lingui/react/macro';

/** Announced at a few marks only, not every second. */
export const SpokenTime = ({ seconds }: { readonly seconds: number }) => (
  <span className="visually-hidden" role="status">
    {seconds >= 60 ? (
      <Plural value={Math.trunc(seconds / 60)} one="# minute left" other="# minutes left" />
    ) : (
      <Plural value={seconds} one="# second left" other="# seconds left" />
    )}
  </span>
);
