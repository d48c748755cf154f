import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it.each([
  [{ customerName: 'Ana Paz' }, 'Ana Paz'],
  [{ firstName: 'Ana', lastName: 'Paz' }, 'Ana Paz'],
  [{ lastName: 'Paz' }, 'Paz'],
  // “Nombre” and “Apellidos”, or “Name” and “Surname”.
  [{ customerName: 'Ana', lastName: 'Paz' }, 'Ana Paz'],
  [{ customerName: 'Ana Paz', lastName: 'PAZ' }, 'Ana Paz'],
  [{ customerName: 'Paz, Ana', lastName: 'Paz' }, 'Paz, Ana'],
  [{ customerName: 'Anapaz', lastName: 'Paz' }, 'Anapaz Paz'],
  [{ customerName: 'Ana Paz', firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Paz'],
  [{}, undefined],
])('the name in %j is %s', (cells, name) => expect(fullName(cells)).toBe(name))
