const stops = (colors: string[]): string =>
  colors
    .map(
      (color, i) =>
        `<stop offset="${colors.length > 1 ? i / (colors.length - 1) : 0}" stop-color="#${color}"/>`,
    )
    .join('')

type Writer = (id: string, words: string[]) => string

const fade =
  (direction: string): Writer =>
  (id, colors) =>
    `<linearGradient id="${id}" ${direction}>${stops(colors)}</linearGradient>`

/** A repeating tile; `draw` works on a tile 10 units wide. */
const tile =
  (height: number, draw: (ink: string, ground: string) => string): Writer =>
  (id, [ground = '', ink = '', size = '30']) => {
    const scale = Number(size.replace('_', '.')) / 10
    return (
      `<pattern id="${id}" width="10" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
      `<rect width="10" height="${height}" fill="#${ground}"/>${draw(`#${ink}`, `#${ground}`)}</pattern>`
    )
  }

const HEART = 'M0 2.2C-4-.8-1.6-3.4 0-1.2 1.6-3.4 4-.8 0 2.2Z'
const STAR = 'M0-2.6.7-.9 2.5-.8 1.1.4 1.6 2.2 0 1.2-1.6 2.2-1.1.4-2.5-.8-.7-.9Z'
const SPRIG =
  'M0 3.2Q.4 0 0-2.6M.1.6Q2.4.2 2.4-1.8.4-1.6.1.6ZM0 1.8Q-2.3 1.6-2.5-.4-.4-.2 0 1.8ZM0-1Q1.3-2 .5-3.6-1-2.4 0-1Z'

const repeated = (data: string, ink: string, stroke = ''): string =>
  `<path d="${data}" transform="translate(2.5 2.7)" fill="${ink}" ${stroke}/>` +
  `<path d="${data}" transform="translate(7.5 7.7) rotate(12)" fill="${ink}" ${stroke}/>`

const WRITERS: Record<string, Writer> = {
  down: fade('x2="0" y2="1"'),
  across: fade('x2="1"'),
  ball: (id, colors) =>
    `<radialGradient id="${id}" cx=".36" cy=".28" r=".78">${stops(colors)}</radialGradient>`,
  glow: (id, [color = '', opacity = '1']) => {
    const strength = Number(opacity.replace('_', '.'))
    const ring = (at: number, share: number) =>
      `<stop offset="${at}" stop-color="#${color}" stop-opacity="${(share * strength).toFixed(3)}"/>`
    return `<radialGradient id="${id}">${ring(0, 1)}${ring(0.3, 0.62)}${ring(0.65, 0.2)}${ring(1, 0)}</radialGradient>`
  },
  lift: (id, [height = '4', color = '', opacity = '.3']) => {
    const far = Number(height.replace('_', '.'))
    const strength = Number(opacity.replace('_', '.'))
    const shadow = (dx: number, dy: number, soft: number, share: number, from: string, to: string) =>
      `<feDropShadow in="${from}" dx="${dx * far}" dy="${dy * far}" stdDeviation="${soft * far}" flood-color="#${color}" flood-opacity="${(share * strength).toFixed(3)}" result="${to}"/>`
    return (
      `<filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.9" color-interpolation-filters="sRGB">` +
      `${shadow(0.35, 0.8, 0.6, 0.75, 'SourceGraphic', 'near')}${shadow(1, 2.2, 2.2, 0.6, 'near', 'far')}</filter>`
    )
  },
  blur: (id, [radius = '4']) =>
    `<filter id="${id}" x="-.6" y="-.6" width="2.2" height="2.2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius.replace('_', '.')}"/></filter>`,
  dots: tile(
    10,
    (ink) =>
      `<circle cx="2.5" cy="2.5" r="1.1" fill="${ink}"/><circle cx="7.5" cy="7.5" r="1.1" fill="${ink}"/>`,
  ),
  gingham: tile(
    10,
    (ink) =>
      `<path d="M0 0H5V10H0Z" fill="${ink}" opacity=".5"/><path d="M0 0V5H10V0Z" fill="${ink}" opacity=".5"/>`,
  ),
  stripes: tile(
    10,
    (ink) => `<path d="M0 0H3.4V10H0Z" fill="${ink}"/><path d="M6 0H6.8V10H6Z" fill="${ink}" opacity=".7"/>`,
  ),
  sprigs: tile(10, (ink) => repeated(SPRIG, ink, `stroke="${ink}" stroke-width=".35"`)),
  hearts: tile(10, (ink) => repeated(HEART, ink)),
  stars: tile(10, (ink) => repeated(STAR, ink)),
  waves: tile(
    5,
    (ink) => `<path d="M0 2.5Q2.5-.5 5 2.5T10 2.5" fill="none" stroke="${ink}" stroke-width=".9"/>`,
  ),
  scallops: tile(10, (ink, ground) =>
    [
      [0, 5],
      [10, 5],
      [5, 0],
      [5, 10],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="4.6" fill="none" stroke="${ink}" stroke-width=".7"/><circle cx="${x}" cy="${y}" r="2.4" fill="${ink}" opacity=".45" stroke="${ground}" stroke-width=".2"/>`,
      )
      .join(''),
  ),
  diamonds: tile(
    10,
    (ink) =>
      `<path d="M5 1 8 5 5 9 2 5Z" fill="${ink}"/><path d="M0 0 10 10M10 0 0 10" stroke="${ink}" stroke-width=".3" opacity=".6"/>`,
  ),
  knit: tile(
    6,
    (ink) =>
      `<path d="M.4 0 2.5 3 4.6 0M5.4 0 7.5 3 9.6 0M.4 3 2.5 6 4.6 3M5.4 3 7.5 6 9.6 3" fill="none" stroke="${ink}" stroke-width="1" stroke-linecap="round" opacity=".75"/>`,
  ),
}

/** Writes the definition of every paint and filter a drawing mentions but does not define itself. */
export function definitionsFor(drawing: string): string {
  const ids = new Set([...drawing.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = '']) => id))
  return [...ids]
    .filter((id) => !drawing.includes(`id="${id}"`))
    .map((id) => {
      const [kind = '', ...words] = id.split('-')
      const write = WRITERS[kind]
      if (!write) throw new Error(`There is no paint called "${id}"`)
      return write(id, words)
    })
    .join('')
}
