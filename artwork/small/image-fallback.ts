import { oval, path, stroke } from '../paper/shapes.ts'
import { littleCloud, littleMoon, littleStar, littleTeepee } from './pieces.ts'

export const FALLBACK_SIZE = { width: 800, height: 600 }

/** Shown in place of a picture that fails to load. */
export const imageFallback =
  '<rect width="800" height="600" fill="#ece6f8"/>' +
  littleMoon(590, 150, 1.7) +
  littleStar(480, 110, 1.3) +
  littleStar(200, 130, 1.4, '#fffaf3') +
  littleStar(330, 190, 1, '#fffaf3') +
  littleStar(690, 250, 1.1, '#fffaf3') +
  littleCloud(180, 260, 1.7, '#f8f4fd') +
  littleCloud(630, 330, 1.4, '#f8f4fd') +
  path('M0 440C160 360 340 400 480 420S720 440 800 390V600H0Z', '#ddd3ee') +
  oval(400, 478, 190, 26, '#4b2937', 'opacity=".1"') +
  littleTeepee(270, 470, 1.25, '#e3d5f0') +
  littleTeepee(530, 470, 1.25, '#f6dfcf') +
  littleTeepee(400, 484, 1.8, '#f6c9b8') +
  path('M0 520C200 450 420 500 560 506S740 520 800 490V600H0Z', '#fffaf3') +
  stroke('M60 40Q230 130 400 60T740 40', '#b9a6cf', 3)
