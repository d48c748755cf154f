import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiPath } from '#app/lib/api/api.ts'
import { apiRequest } from '#app/lib/api/api-request.ts'

/** Returns an object URL for a crew picture: an <img> request could not send the required credential. */
export function useCrewPicture(photoId: string, size?: 'small'): string | undefined {
  const path = apiPath('/api/crew/photos/:photoId', { params: { photoId }, query: { size } })
  const { data: file } = useQuery({
    queryKey: [path],
    queryFn: async () => (await apiRequest('GET', path)).blob(),
    // Pictures are immutable.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
