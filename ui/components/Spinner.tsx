type Props = {
  readonly size?: number;
  readonly label?: string;
};

export const Spinner = ({ size = 18, label }: Props) => (
  <span
    className="spinner"
    style={{ width: size, height: size }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label })}
  />
);
