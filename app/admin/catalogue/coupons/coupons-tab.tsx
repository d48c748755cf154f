import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import { getFailureSentence } from '../../kit/forms/describe-failure.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponTable } from './coupon-table.tsx'
import { couponsQuery } from './coupons-query.ts'

/** The open dialog's coupon: an existing one, or a new one. */
type Editing = { coupon: Coupon | undefined }

export default function CouponsTab() {
  const text = useText()
  const [editing, setEditing] = useState<Editing>()
  return (
    <>
      <TabHeader
        title={text('admin.coupons.title')}
        actions={
          <Button icon="plus" onClick={() => setEditing({ coupon: undefined })}>
            {text('admin.coupons.create')}
          </Button>
        }
      />
      <Coupons onEdit={(coupon) => setEditing({ coupon })} />
      {editing && <CouponDialog coupon={editing.coupon} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function Coupons({ onEdit }: { onEdit: (coupon: Coupon) => void }) {
  const text = useText()
  const { data: coupons, isPending, isFetching, refetch } = useQuery(couponsQuery)
  const confirmDelete = useConfirmDelete()
  const askToDelete = ({ id, code }: Coupon) =>
    confirmDelete({
      description: text('admin.coupons.remove', { code }),
      run: () => api.delete('/api/coupons/:id', { params: { id } }),
      done: text('admin.coupons.removed'),
      failed: (error) => getFailureSentence(text('admin.coupons.removeFailed'), error),
      refreshes: couponsQuery,
    })
  if (isPending) {
    return (
      <div role="status">
        <span className="visually-hidden">{text('admin.coupons.loading')}</span>
        <Skeleton shape="box" height="20rem" />
      </div>
    )
  }
  if (!coupons) {
    return <LoadFailure words={text('admin.coupons.failed')} isRetrying={isFetching} onRetry={refetch} />
  }
  if (coupons.length === 0) return <EmptyState>{text('admin.coupons.none')}</EmptyState>
  return <CouponTable coupons={coupons} onEdit={onEdit} onDelete={askToDelete} />
}
