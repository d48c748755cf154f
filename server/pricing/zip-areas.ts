import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type FindZipArea, type ZipArea, zipAreaCode } from '#domain/pricing/delivery-area.ts'

/** Every ZIP code area of Florida; zip-data/README.md names the source. */
const AREAS: ReadonlyMap<string, ZipArea> = readAreas(resolve('server/pricing/zip-data/florida-zips.csv'))

export const findZipArea: FindZipArea = (zip) => AREAS.get(zipAreaCode(zip))

function readAreas(file: string): ReadonlyMap<string, ZipArea> {
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [zip = '', latitude, longitude, county] = row.trim().split(',')
      return [zip, { zip, latitude: Number(latitude), longitude: Number(longitude), county: county || null }]
    }),
  )
}
