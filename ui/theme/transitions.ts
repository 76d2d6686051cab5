type Transitions = {
  readonly easing: { readonly easeInOut: string };
  readonly duration: { readonly standard: number };
};
type Options = { readonly duration?: number | string; readonly easing?: string; readonly delay?: number | string };

const time = (ms: number | string): string => (typeof ms === 'string' ? ms : `${Math.round(ms)}ms`);

function getAutoHeightDuration(height: number): number {
  const part = height / 36;
  return height === 0 ? 0 : Math.min(Math.round((4 + 15 * part ** 0.25 + part / 5) * 10), 3_000);
}

export const transitionsOf = (times: Transitions) => ({
  ...times,
  getAutoHeightDuration,
  create: (
    moved: string | readonly string[] = 'all',
    { duration = times.duration.standard, easing = times.easing.easeInOut, delay = 0 }: Options = {},
  ): string =>
    [moved]
      .flat()
      .map((each) => `${each} ${time(duration)} ${easing} ${time(delay)}`)
      .join(','),
});
