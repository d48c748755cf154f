import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { type SortKeys, sortRows } from '#app/admin/kit/lists/sort-rows.ts'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { bothWays, type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import { type CouponDisplayStatus, couponDisplayStatus } from '#domain/catalogue/pricing/coupon.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import styles from './coupon-table.module.css'
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
      failed: text('admin.coupons.removeFailed'),
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

/** As the server sorts them, the newest first. */
const USUAL = { sort: '' }

const SORT_KEYS: SortKeys<Coupon> = {
  code: ({ code }) => code,
  type: ({ discountType }) => discountType,
  value: ({ discountValue }) => Number(discountValue),
  usage: ({ usedCount }) => usedCount,
  // Those without an end come last.
  until: ({ validUntil }) => validUntil ?? 'Z',
  status: getStatus,
}

type CouponTableProps = {
  coupons: readonly Coupon[]
  onEdit: (coupon: Coupon) => void
  onDelete: (coupon: Coupon) => void
}

function CouponTable({ coupons, ...actions }: CouponTableProps) {
  const text = useText()
  const { values, change } = useListAddress(USUAL)
  return (
    <Stack>
      <ListTable
        name="coupons"
        caption={text('admin.places.tabs.coupons')}
        columns={getColumns(text, actions)}
        sort={values.sort}
        onSort={(sort) => change({ sort })}
        rows={sortRows(coupons, values.sort, SORT_KEYS)}
        rowKey={({ id }) => id}
      />
    </Stack>
  )
}

function getColumns(text: Text, actions: Omit<CouponTableProps, 'coupons'>): ListColumn<Coupon>[] {
  return [
    {
      id: 'code',
      isFixed: true,
      onPhones: 'title',
      header: text('admin.coupons.table.code'),
      sorts: bothWays('code', '-code'),
      cell: ({ code }) => <Code code={code} />,
    },
    {
      id: 'type',
      header: text('admin.coupons.table.type'),
      sorts: bothWays('type', '-type'),
      cell: ({ discountType }) => text(`admin.coupons.table.${discountType}`),
    },
    {
      id: 'value',
      header: text('admin.coupons.table.value'),
      sorts: bothWays('-value', 'value', 'descending'),
      cell: describeValue,
      isNumber: true,
    },
    {
      id: 'usage',
      onPhones: 'labelled',
      header: text('admin.coupons.table.usage'),
      sorts: bothWays('-usage', 'usage', 'descending'),
      cell: describeUsage,
      isNumber: true,
    },
    {
      id: 'validUntil',
      onPhones: 'labelled',
      header: text('admin.coupons.table.validUntil'),
      sorts: bothWays('until', '-until'),
      cell: ({ validUntil }) =>
        validUntil ? formatDay(validUntil, text.language) : text('admin.coupons.table.noEnd'),
    },
    {
      id: 'status',
      onPhones: 'beside',
      header: text('admin.coupons.table.status'),
      sorts: bothWays('status', '-status'),
      cell: (coupon) => <Status coupon={coupon} />,
    },
    {
      id: 'actions',
      isFixed: true,
      header: text('admin.coupons.table.actions'),
      cell: (coupon) => <Acts coupon={coupon} {...actions} />,
    },
  ]
}

type ActsProps = Pick<CouponTableProps, 'onEdit' | 'onDelete'> & { coupon: Coupon }

function Acts({ coupon, onEdit, onDelete }: ActsProps) {
  const text = useText()
  return (
    <span className={styles.actions}>
      <IconButton
        icon="pencil"
        label={text('admin.coupons.table.edit', { code: coupon.code })}
        onClick={() => onEdit(coupon)}
      />
      <DeleteButton
        label={text('admin.coupons.table.remove', { code: coupon.code })}
        onClick={() => onDelete(coupon)}
      />
    </span>
  )
}

function Code({ code }: { code: string }) {
  const text = useText()
  const copy = async () => {
    if (await copyText(code)) {
      toastSuccess(text('admin.coupons.table.onClipboard', { code }), text('admin.forms.copy.title'))
    } else {
      toastFailure(text('admin.coupons.table.copyFailed'))
    }
  }
  return (
    <Row as="span" gap={1} wraps={false}>
      <code className={styles.letters}>{code}</code>
      <IconButton icon="copy" label={text('admin.coupons.table.copy', { code })} onClick={copy} />
    </Row>
  )
}

const TONES: Record<CouponDisplayStatus, Tone> = {
  Active: 'success',
  Inactive: 'neutral',
  Expired: 'warning',
  'Max Uses Reached': 'warning',
}

function Status({ coupon }: { coupon: Coupon }) {
  const text = useText()
  const status = getStatus(coupon)
  return <Badge tone={TONES[status]}>{text(`admin.coupons.table.statuses.${status}`)}</Badge>
}

function getStatus(coupon: Coupon): CouponDisplayStatus {
  const validUntil = coupon.validUntil === null ? null : new Date(coupon.validUntil)
  return couponDisplayStatus({ ...coupon, validUntil }, new Date())
}

function describeValue({ discountType, discountValue }: Coupon): string {
  return discountType === 'percentage' ? `${Number(discountValue)}%` : dollars(discountValue)
}

function describeUsage({ usedCount, maxUses }: Coupon): string {
  return `${usedCount} / ${maxUses ?? '∞'}`
}
