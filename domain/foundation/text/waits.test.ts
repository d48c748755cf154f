import { expect, it } from 'vitest'
import { formatWait } from './waits.ts'

it.each([
  [1, '1 second', '1 segundo'],
  [45, '45 seconds', '45 segundos'],
  [600, '10 minutes', '10 minutos'],
  [3_285, '55 minutes', '55 minutos'],
  [86_400, '24 hours', '24 horas'],
])('a wait of %i seconds reads %s and %s', (seconds, english, spanish) => {
  expect([formatWait(seconds), formatWait(seconds, 'es')]).toEqual([english, spanish])
})
