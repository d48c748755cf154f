import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient, type PreparedData } from '#app/lib/api/query-client.ts'
import { reportingCache } from './query-failures.ts'
import { adminRouter } from './routes.tsx'
import { loadOrCached } from './shell/offline/load-or-cached.ts'
import '#app/styles/touch-targets.css'
import '#app/styles/work.css'

/** The entire admin; rendered only in the browser. */
export function AdminApp({ prepared }: PreparedData) {
  const [queryClient] = useState(() => createQueryClient([{ prepared }], loadOrCached, reportingCache()))
  const [router] = useState(adminRouter)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
