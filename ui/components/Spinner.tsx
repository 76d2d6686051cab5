type Props = {
  readonly size?: number;
  /** What is under way; without it the words beside it say so. */
  readonly label?: string;
};

/** Something is under way (base.css). */
export const Spinner = ({ size = 18, label }: Props) => (
  <span
    className="spinner"
    style={{ width: size, height: size }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label })}
  />
);
