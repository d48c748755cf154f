import { describe, expect, it } from 'vitest'
import { isInBuilding } from './in-building.ts'

describe('an address that looks like a unit in a building', () => {
  it.each([
    '1000 Brickell Ave Apt 1204',
    '1000 Brickell Avenue, Unit 12B',
    '1000 Brickell Ave #1204',
    '1000 Brickell Ave # A-4',
    '1000 Brickell Ave 1204',
    '801 NE 1st St, PH2',
    '801 NE 1st St apt5',
    '801 NE 1st St, Suite 300',
    '500 Ocean Drive, 4th Floor',
    'Calle 8 SW 1200, apto. 3',
    'The Grand, Tower B',
    'edificio Las Palmas 4',
  ])('%s', (address) => expect(isInBuilding(address)).toBe(true))

  it.each([
    '12 Palm Street',
    '12 Palm Street, Miami, FL 33101',
    '123 SW 8th Street',
    '9 Stephens Road',
    '40 Unity Lane',
    '7 Towering Oaks Way',
    'Phillips Park Drive 33101',
  ])('but %s does not', (address) => expect(isInBuilding(address)).toBe(false))
})
