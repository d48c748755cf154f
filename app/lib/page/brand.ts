import {
  contrastRatio,
  type HexColor,
  readableTextOn,
  shadeFor,
  TEXT_CONTRAST,
} from '#domain/site/contrast.ts'

/**
 * The backgrounds with the lowest contrast for each brand shade: what is readable there is readable
 * everywhere.
 */
const darkestDay: HexColor = '#ece6f8'
const lightestNight: HexColor = '#4a3a75'
const ink: HexColor = '#2c2140'

/** For what staff read outdoors and in the van. */
export const WORK_CONTRAST = 7

/**
 * Returns the custom properties for `<html style>` that pass the owner's two colors to the style sheets, with
 * every derived color that `app/styles/tokens.css` uses. Text reaches 4.5:1 whatever the colors are; for a
 * higher contrast the colors themselves are shifted away from their text.
 */
export function brandProperties(
  primary: HexColor,
  secondary: HexColor,
  contrast: number = TEXT_CONTRAST,
): Record<`--${string}`, string> {
  return { ...companions('primary', primary, contrast), ...companions('secondary', secondary, contrast) }
}

function companions(
  name: 'primary' | 'secondary',
  chosen: HexColor,
  contrast: number,
): Record<`--${string}`, string> {
  const text = textOn(chosen)
  const color = contrastRatio(text, chosen) >= contrast ? chosen : shadeFor(chosen, text, contrast)
  const awayFromText = text === '#ffffff' ? 'black' : 'white'
  return {
    [`--${name}`]: color,
    [`--on-${name}`]: text,
    [`--${name}-hover`]: `color-mix(in oklab, ${color} 86%, ${awayFromText})`,
    [`--${name}-on-day`]: shadeFor(chosen, darkestDay, contrast),
    [`--${name}-on-night`]: shadeFor(chosen, lightestNight, contrast),
  }
}

/**
 * Returns our ink or white; for the few medium colors where neither has enough contrast, black, which has.
 */
function textOn(color: HexColor): HexColor {
  const text = readableTextOn(color, ink)
  return contrastRatio(text, color) >= TEXT_CONTRAST ? text : readableTextOn(color)
}
