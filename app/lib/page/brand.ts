import {
  contrastRatio,
  type HexColor,
  readableTextOn,
  shadeFor,
  TEXT_CONTRAST,
} from '#domain/site/contrast.ts'

/** The background on which each brand shade is hardest to read: contrast reached there is reached everywhere. */
const darkestDay: HexColor = '#ece6f8'
const lightestNight: HexColor = '#4a3a75'
const ink: HexColor = '#2c2140'

/**
 * Returns the custom properties for `<html style>` that pass the owner's two colors to the style sheets, with every
 * derived color that `app/styles/tokens.css` uses. Text reaches 4.5:1 whatever the colors are.
 */
export function brandProperties(primary: HexColor, secondary: HexColor): Record<`--${string}`, string> {
  return { ...companions('primary', primary), ...companions('secondary', secondary) }
}

function companions(name: 'primary' | 'secondary', color: HexColor): Record<`--${string}`, string> {
  const text = textOn(color)
  const awayFromText = text === '#ffffff' ? 'black' : 'white'
  return {
    [`--${name}`]: color,
    [`--on-${name}`]: text,
    [`--${name}-hover`]: `color-mix(in oklab, ${color} 86%, ${awayFromText})`,
    [`--${name}-on-day`]: shadeFor(color, darkestDay),
    [`--${name}-on-night`]: shadeFor(color, lightestNight),
  }
}

/** Returns our ink or white; on the few middling colors where neither is enough, black, which then is. */
function textOn(color: HexColor): HexColor {
  const text = readableTextOn(color, ink)
  return contrastRatio(text, color) >= TEXT_CONTRAST ? text : readableTextOn(color)
}
