import type { light } from '#ui/theme/palette.ts';

export type IconProps = {
  /** In pixels; 24, or what a button around it says. */
  readonly size?: number;
  /** 20 px. */
  readonly small?: boolean;
  readonly tone?: keyof typeof light;
  readonly filled?: boolean;
  readonly turned?: boolean;
};

/** Decoration beside words, in strokes of 1.75 px at every size (ui/theme/base.css). */
export const makeIcon =
  (drawing: string) =>
  ({ size, small = false, tone, filled = false, turned = false }: IconProps) => (
    <svg
      className={`icon${filled ? ' filled' : ''}${turned ? ' turned' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden
      style={{ fontSize: small ? 20 : size, color: tone && `var(--v-palette-tone-${tone})` }}
    >
      <path d={drawing} />
    </svg>
  );
