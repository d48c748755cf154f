import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type FindZipArea, type ZipArea, zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'

/** Every ZIP code area in Florida; zip-data/README.md names the source. */
const FILE = resolve('server/catalogue/pricing/zip-data/florida-zips.csv')

let areas: ReadonlyMap<string, ZipArea> | undefined

/** Reads the file on first use, so that startup does not wait for it. */
export const findZipArea: FindZipArea = (zip) => {
  return getAreas().get(zipAreaCode(zip))
}

export function listZipAreas(): ZipArea[] {
  return [...getAreas().values()]
}

function getAreas(): ReadonlyMap<string, ZipArea> {
  areas ??= readAreas()
  return areas
}

function readAreas(): ReadonlyMap<string, ZipArea> {
  const [, ...rows] = readFileSync(FILE, 'utf8').trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [zip = '', latitude, longitude, county] = row.trim().split(',')
      return [zip, { zip, latitude: Number(latitude), longitude: Number(longitude), county: county || null }]
    }),
  )
}
