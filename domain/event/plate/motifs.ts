import type { Random } from '#domain/kernel/seeded-random.ts';
import type { Palette } from './palettes.ts';
import { type MotifName, PRINT_SIZE as SIZE } from './plate.ts';

/** Fills SIZE x SIZE as the inside of an SVG; the subject is in the middle, so that crops keep it. */
type Motif = (random: Random, palette: Palette) => string;

const n = (value: number): string => value.toFixed(1);
const rect = (fill: string): string => `<rect width="${SIZE}" height="${SIZE}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" opacity="${opacity}"/>`;

const wash = (id: string, from: string, to: string, vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="1"><stop offset="0"
      stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

function flecks(random: Random, fill: string, count: number, most = 5): string {
  return Array.from({ length: count }, () => {
    const size = random.between(1, most);
    return `<rect x="${n(random.between(0, SIZE))}" y="${n(random.between(0, SIZE))}" width="${n(size)}"
        height="${n(size * random.between(0.6, 1.6))}" fill="${fill}" opacity="${n(random.between(0.1, 0.7))}"
        transform="rotate(${random.int(0, 90)} ${SIZE / 2} ${SIZE / 2})"/>`;
  }).join('');
}

/** A line of hills across the picture, closed at the bottom. */
function ridge(random: Random, height: number, swing: number, fill: string, opacity = 1): string {
  const steps = 4;
  let path = `M0 ${SIZE} L0 ${n(height + random.between(-swing, swing))}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = (SIZE / steps) * step;
    const y = height + random.between(-swing, swing);
    path += ` S${n(x - SIZE / steps / 2)} ${n(height + random.between(-swing, swing))} ${n(x)} ${n(y)}`;
  }
  return `<path d="${path} L${SIZE} ${SIZE} Z" fill="${fill}" opacity="${opacity}"/>`;
}

const hills: Motif = (random, { ground, dark, main, second, light }) => {
  const sunX = random.between(420, 780);
  return [
    `<defs>${wash('sky', light, second)}</defs>`,
    rect('url(#sky)'),
    circle(sunX, 520, 210, light, 0.9),
    circle(sunX, 520, 170, second),
    ridge(random, 640, 70, main, 0.55),
    ridge(random, 740, 80, main),
    ridge(random, 860, 70, ground),
    ridge(random, 990, 60, dark),
    flecks(random, light, 60, 4),
  ].join('');
};

const lotus: Motif = (random, { ground, dark, main, second, light }) => {
  const turn = random.between(0, 45);
  const ring = (count: number, length: number, width: number, fill: string, opacity: number, shift: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<path d="M0 0 C ${n(width)} ${n(-length * 0.35)} ${n(width * 0.8)} ${n(-length * 0.8)} 0 ${n(-length)}
            C ${n(-width * 0.8)} ${n(-length * 0.8)} ${n(-width)} ${n(-length * 0.35)} 0 0 Z" fill="${fill}"
            opacity="${opacity}" transform="rotate(${n((360 / count) * index + shift)})"/>`,
    ).join('');
  const water = `<stop offset="0" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/>`;
  return [
    `<defs><radialGradient id="water">${water}</radialGradient></defs>`,
    rect('url(#water)'),
    `<g transform="translate(${SIZE / 2} ${SIZE / 2}) rotate(${n(turn)})">`,
    ring(14, 560, 150, ground, 0.75, 0),
    ring(12, 440, 130, second, 0.8, 15),
    ring(10, 320, 105, light, 0.85, 0),
    ring(8, 200, 70, main, 0.95, 22),
    circle(0, 0, 62, second),
    circle(0, 0, 34, dark, 0.85),
    '</g>',
    flecks(random, second, 90, 4),
  ].join('');
};

const scales: Motif = (random, { ground, dark, main, second, light }) => {
  const r = random.pick([100, 120, 150]);
  let rows = '';
  for (let y = -r; y <= SIZE + r; y += r / 2) {
    const shift = Math.round(y / (r / 2)) % 2 === 0 ? 0 : r;
    for (let x = -r; x <= SIZE + r; x += r * 2) {
      const depth = (y + x * 0.4) / (SIZE * 1.4);
      const fill = random.next() < 0.07 ? second : depth < 0.35 ? main : depth < 0.7 ? ground : dark;
      rows += `<g transform="translate(${n(x + shift)} ${n(y)})"><circle r="${r}" fill="${fill}" stroke="${light}"
          stroke-opacity="0.55" stroke-width="3"/><circle r="${n(r * 0.66)}" fill="none" stroke="${light}"
          stroke-opacity="0.3" stroke-width="3"/><circle r="${n(r * 0.33)}" fill="none" stroke="${light}"
          stroke-opacity="0.3" stroke-width="3"/></g>`;
    }
  }
  return `${rect(dark)}${rows}`;
};

const bamboo: Motif = (random, { ground, dark, main, second, light }) => {
  const stalks = Array.from({ length: 7 }, (_, index) => {
    const x = 90 + index * 170 + random.between(-45, 45);
    const width = random.between(16, 38);
    const lean = random.between(-50, 50);
    const fill = index % 3 === 1 ? main : dark;
    let joints = '';
    for (let y = random.between(60, 160); y < SIZE; y += random.between(150, 220))
      joints += `<rect x="${n(x - width * 0.7)}" y="${n(y)}" width="${n(width * 1.4)}" height="7" rx="3.5"
          fill="${light}" opacity="0.35"/>`;
    const leaves = Array.from({ length: 5 }, () => {
      const y = random.between(80, 1000);
      const side = random.next() < 0.5 ? -1 : 1;
      return `<path d="M${n(x)} ${n(y)}
          q ${n(side * 90)} ${n(-random.between(10, 60))} ${n(side * 190)} ${n(random.between(10, 60))}
          q ${n(-side * 110)} ${n(random.between(0, 20))} ${n(-side * 190)} ${n(-random.between(10, 60))}"
          fill="${fill}" opacity="0.9"/>`;
    }).join('');
    return `<g transform="skewX(${n(lean / 10)})"><rect x="${n(x - width / 2)}" y="-20" width="${n(width)}"
        height="${SIZE + 40}" fill="${fill}"/>${joints}${leaves}</g>`;
  }).join('');
  return [
    `<defs>${wash('dusk', ground, main)}</defs>`,
    rect('url(#dusk)'),
    circle(600, 480, 300, light, 0.25),
    circle(600, 480, 250, light),
    circle(660, 430, 250, second, 0.18),
    stalks,
  ].join('');
};

const ribbons: Motif = (random, { ground, dark, main, second, light }) => {
  const colours = [main, second, ground, light, main, dark] as const;
  const bands = colours.map((fill, index) => {
    const y = 180 + index * 165;
    const swing = random.between(90, 210);
    const thick = random.between(110, 230);
    return `<path d="M-50 ${n(y)} C 300 ${n(y - swing)} 520 ${n(y + swing)} 760 ${n(y)}
        S 1120 ${n(y - swing)} 1260 ${n(y - swing * 0.3)} L 1260 ${n(y + thick)}
        C 1080 ${n(y + thick - swing)} 900 ${n(y + thick + swing * 0.4)} 700 ${n(y + thick)}
        S 240 ${n(y + thick - swing)} -50 ${n(y + thick + swing * 0.4)} Z" fill="${fill}" opacity="0.9"/>`;
  });
  return [
    `<defs>${wash('deep', ground, dark)}</defs>`,
    rect('url(#deep)'),
    ...bands,
    flecks(random, light, 70, 4),
  ].join('');
};

const lanterns: Motif = (random, { ground, dark, main, second, light }) => {
  const lamp = (x: number, y: number, scale: number, fill: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"><line x1="0" y1="-2000" x2="0" y2="-120"
        stroke="${light}" stroke-opacity="0.5" stroke-width="3"/><circle r="210" fill="${second}"
        opacity="0.16"/><rect x="-45" y="-130" width="90" height="26" rx="8" fill="${second}"/><ellipse rx="130"
        ry="108" fill="${fill}"/><ellipse rx="84" ry="108" fill="none" stroke="${light}" stroke-opacity="0.45"
        stroke-width="4"/><ellipse rx="34" ry="108" fill="none" stroke="${light}" stroke-opacity="0.45"
        stroke-width="4"/><ellipse rx="60" ry="60" fill="${light}" opacity="0.28"/><rect x="-45" y="104" width="90"
        height="22" rx="8" fill="${second}"/><path d="M0 126 v 120 M-16 126 v 80 M16 126 v 80" stroke="${second}"
        stroke-width="6"/></g>`;
  const lamps = [
    lamp(random.between(180, 300), random.between(330, 470), 0.8, ground),
    lamp(random.between(860, 1010), random.between(250, 420), 0.9, main),
    lamp(random.between(540, 660), random.between(540, 640), 1.35, main),
    lamp(random.between(250, 350), random.between(850, 960), 0.62, main),
    lamp(random.between(880, 1000), random.between(820, 940), 0.7, ground),
  ];
  return [
    `<defs>${wash('evening', dark, ground)}</defs>`,
    rect('url(#evening)'),
    flecks(random, second, 160, 5),
    ...lamps,
  ].join('');
};

const fans: Motif = (random, { ground, dark, main, second, light }) => {
  const fan = (x: number, y: number, radius: number, from: number, fill: string, edge: string) => {
    const ribs = Array.from({ length: 13 }, (_, index) => {
      const angle = ((from + index * 12) * Math.PI) / 180;
      return `<line x1="0" y1="0" x2="${n(Math.cos(angle) * radius)}" y2="${n(Math.sin(angle) * radius)}"
          stroke="${light}" stroke-opacity="0.45" stroke-width="4"/>`;
    }).join('');
    const point = (degrees: number, r: number) =>
      `${n(Math.cos((degrees * Math.PI) / 180) * r)} ${n(Math.sin((degrees * Math.PI) / 180) * r)}`;
    const sector = (r: number, colour: string) =>
      `<path d="M0 0 L${point(from, r)} A${r} ${r} 0 0 1 ${point(from + 144, r)} Z" fill="${colour}"/>`;
    return `<g
        transform="translate(${n(x)} ${n(y)})">${sector(radius, fill)}${sector(radius * 0.78, edge)}${sector(
          radius * 0.7,
          fill,
        )}${ribs}<circle r="26" fill="${second}"/></g>`;
  };
  return [
    `<defs>${wash('cloth', ground, dark, false)}</defs>`,
    rect('url(#cloth)'),
    flecks(random, light, 60, 4),
    fan(250, 560, 470, -170, main, second),
    fan(960, 700, 430, 190 + random.int(-12, 12), second, ground),
    fan(600, 1010, 620, 198, main, light),
  ].join('');
};

/** Grounds end where a shape covers the edge, and all is drawn twice: or other colours shine through as seams. */
const tiles: Motif = (random, { ground, dark, main, second, light }) => {
  const cell = 300;
  const colours: readonly [string, ...string[]] = [main, second, light, dark, ground];
  let out = '';
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const back = random.pick(colours);
      const front = random.pick(
        colours.filter((colour) => colour !== back) as unknown as readonly [string, ...string[]],
      );
      const kind = random.int(0, 4);
      const [under, shape] =
        kind === 0
          ? ['M0 0H300V300H0Z', `<circle cx="150" cy="150" r="105" fill="${front}"/>`]
          : kind === 1
            ? ['M0 0H300L0 300Z', `<path d="M0 300 A300 300 0 0 1 300 0 L300 300 Z" fill="${front}"/>`]
            : kind === 2
              ? [
                  'M0 0H300V294H0Z',
                  `<path d="M0 150 A150 150 0 0 1 300 150 Z" fill="${front}"/><path d="M0 300 A150 150 0 0 1 300 300
                  Z" fill="${front}"/>`,
                ]
              : kind === 3
                ? [
                    'M0 0H300V300H0Z',
                    `<circle cx="150" cy="150" r="150" fill="${front}"/><circle cx="150" cy="150" r="75"
                    fill="${back}"/>`,
                  ]
                : ['M294 0H300V300H0V294Z', `<path d="M0 0 L300 0 L0 300 Z" fill="${front}"/>`];
      out += `<g transform="translate(${column * cell} ${row * cell})
          rotate(${random.int(0, 3) * 90} 150 150)"><path d="${under}" fill="${back}"/>${shape}</g>`;
    }
  }
  return out + out;
};

const rings: Motif = (random, { ground, dark, main, second, light }) => {
  const x = random.between(450, 750);
  const y = random.between(450, 750);
  const colours = [dark, ground, main, second, main, ground] as const;
  let out = '';
  for (let index = 13; index >= 1; index -= 1) out += circle(x, y, index * 78, colours[index % colours.length] ?? main);
  return `${rect(dark)}${out}${circle(x, y, 60, light)}${flecks(random, light, 120, 4)}`;
};

export const motifs = {
  hills,
  lotus,
  scales,
  bamboo,
  ribbons,
  lanterns,
  fans,
  tiles,
  rings,
} as const satisfies Readonly<Record<MotifName, Motif>>;
