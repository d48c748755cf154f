import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import styles from './file-number.module.css'

const FOUND_MOST = 5

type FileNumberProps = { readonly id: string; readonly onFiled: (id: string) => void }

/** Assigns an unknown phone number to a family. */
export function FileNumber({ id, onFiled }: FileNumberProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...apiQuery('/api/admin/customers', { query: { search, pageSize: FOUND_MOST } }),
    enabled: search.trim().length > 1,
  })
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (customerId: number) =>
      api.put('/api/admin/threads/:id/customer', { params: { id }, body: { customerId } }),
    onSuccess: async (thread) => {
      toastSuccess(text('admin.threads.filed', { name: thread.name }))
      await queryClient.invalidateQueries(queriesAt('/api/admin/threads'))
      onFiled(thread.id)
    },
  })
  const found = search.trim().length > 1 ? (data?.customers ?? []) : []
  return (
    <section className={styles.file} aria-label={text('admin.threads.file')}>
      <p>{text('admin.threads.fileHint')}</p>
      <SearchField search={search} placeholder={text('admin.customers.searchHint')} onSearch={setSearch} />
      {found.length > 0 && (
        <Row role="list" as="ul" align="stretch">
          {found.map((customer) => (
            <li key={customer.id}>
              <Button variant="secondary" size="sm" disabled={isPending} onClick={() => mutate(customer.id)}>
                {text('admin.threads.fileWith', { name: customer.name, email: customer.emails[0] ?? '' })}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </section>
  )
}
