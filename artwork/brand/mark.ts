import { path } from '../paper/shapes.ts'

export interface MarkColors {
  moon: string
  canvas: string
  shadow: string
  glow: string
  poles: string
}

export const DAY_MARK: MarkColors = {
  moon: '#f2b84b',
  canvas: '#ff8f7d',
  shadow: '#e06a66',
  glow: '#fff0c4',
  poles: '#6b4a5a',
}
export const NIGHT_MARK: MarkColors = {
  moon: '#ffd98a',
  canvas: '#fff3e2',
  shadow: '#e3cdd8',
  glow: '#ffc857',
  poles: '#e9d3c0',
}

/** A teepee in the arms of a crescent moon, in a square of 160. */
export const mark = ({ moon, canvas, shadow, glow, poles }: MarkColors): string =>
  [
    path('M92 6A74 74 0 1 0 153 95 60 60 0 1 1 92 6Z', moon),
    path('M124 17 127.6 26.4 137 30 127.6 33.6 124 43 120.4 33.6 111 30 120.4 26.4Z', moon),
    path('M146 52 148 57 153 59 148 61 146 66 144 61 139 59 144 57Z', moon),
    `<path d="M96 44 84 24M84 44 96 24M90 44V21" fill="none" stroke="${poles}" stroke-width="4.6" stroke-linecap="round"/>`,
    path('M86 42H94Q106 92 136 136 90 143 44 136 74 92 86 42Z', canvas),
    path('M90 42H94Q106 92 136 136 114 139.5 90 139.5Z', shadow),
    path('M90 66Q92 92 112 138.8 90 141 68 138.8 88 92 90 66Z', glow),
    path(
      'M90 66Q88 92 68 138.8L56 137.6Q70 118 76 108 86 90 90 66ZM90 66Q92 92 112 138.8L124 137.6Q110 118 104 108 94 90 90 66Z',
      canvas,
    ),
    path('M82 41H98V47H82Z', poles),
  ].join('')
