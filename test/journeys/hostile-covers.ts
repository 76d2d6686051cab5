const svg = (inner: string, width = 600, height = 400): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);
const plain = (colour: string, width?: number, height?: number): Buffer =>
  svg(`<rect width="100%" height="100%" fill="${colour}"/>`, width, height);
const stripes = (one: string, other: string): Buffer =>
  svg(
    [
      '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse">',
      `<rect width="20" height="20" fill="${one}"/><rect width="10" height="20" fill="${other}"/></pattern>`,
      '<rect width="100%" height="100%" fill="url(#p)"/>',
    ].join(''),
  );

/** As organisers might upload them. */
export const HOSTILE_COVERS: Readonly<Record<string, Buffer>> = {
  white: plain('#ffffff'),
  black: plain('#000000'),
  'neon green': plain('#39ff14'),
  'neon pink': plain('#ff10f0'),
  'neon yellow': plain('#ffff00'),
  'pure blue': plain('#0000ff'),
  'twenty to one': plain('#b8321f', 2_000, 100),
  'one to twenty': plain('#00ffff', 100, 2_000),
  transparent: plain('none'),
  'black and yellow stripes': stripes('#000000', '#ffee00'),
};
