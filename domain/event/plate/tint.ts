/** In oklch, for a page and, paler, for an email, which is one flat colour. */
export const TINT = {
  light: { lightness: 0.9, chroma: 0.05 },
  dark: { lightness: 0.27, chroma: 0.045 },
  email: { lightness: 0.955, chroma: 0.025 },
} as const;

/** Gold's: a grey picture has no hue. */
const NO_HUE = 78;
const GREY = 0.02;

/** The oklch hue of an sRGB colour '#rrggbb', in whole degrees. [CSS Color 4] */
export function hueOf(color: string): number {
  const { a, b, chroma } = oklabOf([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)));
  if (chroma < GREY) return NO_HUE;
  return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
}

/** An sRGB colour of three bytes in oklab, with its chroma. [CSS Color 4] */
export function oklabOf(bytes: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = bytes.map((value) => linear(value / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { a, b, chroma: Math.hypot(a, b) };
}

const linear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The tint of a page or an email for a picture of this colour, as '#rrggbb'. [CSS Color 4] */
export function tintOf(color: string, scheme: keyof typeof TINT): string {
  const { lightness, chroma } = TINT[scheme];
  const hue = (hueOf(color) * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels
    .map((value) =>
      Math.round(encoded(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const encoded = (value: number): number => {
  const shown = Math.min(1, Math.max(0, value));
  return shown <= 0.003_130_8 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
};
