import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { dollars } from '#app/lib/dollars.ts'
import { dayOf } from '#app/lib/instant-words.ts'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { Coupon } from '#contract/coupons.ts'
import { type CouponDisplayStatus, couponDisplayStatus } from '#domain/coupon.ts'
import styles from './coupon-table.module.css'

type CouponTableProps = {
  coupons: readonly Coupon[]
  onEdit: (coupon: Coupon) => void
  onDelete: (coupon: Coupon) => void
}

export function CouponTable({ coupons, onEdit, onDelete }: CouponTableProps) {
  const columns: Column<Coupon>[] = [
    { header: 'Code', cell: ({ code }) => <Code code={code} /> },
    { header: 'Type', cell: ({ discountType }) => (discountType === 'percentage' ? 'Percentage' : 'Fixed') },
    { header: 'Value', cell: valueWords, isNumber: true },
    { header: 'Usage', cell: usageWords, isNumber: true },
    {
      header: 'Valid Until',
      cell: ({ validUntil }) => (validUntil ? dayOf(validUntil) : 'No end date'),
    },
    { header: 'Status', cell: (coupon) => <Status coupon={coupon} /> },
    {
      header: 'Actions',
      cell: (coupon) => (
        <span className={styles.actions}>
          <IconButton icon="pencil" label={`Edit ${coupon.code}`} onClick={() => onEdit(coupon)} />
          <IconButton
            icon="trash"
            tone="danger"
            label={`Delete ${coupon.code}`}
            onClick={() => onDelete(coupon)}
          />
        </span>
      ),
    },
  ]
  return <Table caption="Coupons" columns={columns} rows={[...coupons]} rowKey={({ id }) => id} />
}

function Code({ code }: { code: string }) {
  const copy = async () => {
    if (await copyText(code)) {
      toast({ title: 'Copied', description: `${code} is on the clipboard.`, tone: 'success' })
    } else {
      toastFailure('This browser does not let the site copy. Please select the code and copy it yourself.')
    }
  }
  return (
    <span className={styles.code}>
      <code className={styles.letters}>{code}</code>
      <IconButton icon="copy" label={`Copy ${code}`} onClick={copy} />
    </span>
  )
}

const TONES: Record<CouponDisplayStatus, Tone> = {
  Active: 'success',
  Inactive: 'neutral',
  Expired: 'warning',
  'Max Uses Reached': 'warning',
}

function Status({ coupon }: { coupon: Coupon }) {
  const validUntil = coupon.validUntil === null ? null : new Date(coupon.validUntil)
  const status = couponDisplayStatus({ ...coupon, validUntil }, new Date())
  return <Badge tone={TONES[status]}>{status}</Badge>
}

function valueWords({ discountType, discountValue }: Coupon): string {
  return discountType === 'percentage' ? `${Number(discountValue)}%` : dollars(discountValue)
}

function usageWords({ usedCount, maxUses }: Coupon): string {
  return `${usedCount} / ${maxUses ?? '∞'}`
}
