import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { type FindZipArea, type ZipArea, zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'

const zipAreasQuery = apiQuery('/api/admin/zip-areas', { staleTime: Number.POSITIVE_INFINITY })

export type ZipAreas = { readonly all: readonly ZipArea[]; readonly find: FindZipArea }

/** Returns the ZIP code areas for computing distances; undefined until they have loaded. */
export function useZipAreas(): ZipAreas | undefined {
  const { data } = useQuery(zipAreasQuery)
  return useMemo(() => {
    if (!data) return undefined
    const byZip = new Map(data.map((area) => [area.zip, area]))
    return { all: data, find: (zip) => byZip.get(zipAreaCode(zip)) }
  }, [data])
}
