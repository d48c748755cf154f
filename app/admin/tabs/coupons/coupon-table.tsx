import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatDay } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { type Column, Table } from '#app/ui/display/table.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import { type CouponDisplayStatus, couponDisplayStatus } from '#domain/pricing/coupon.ts'
import styles from './coupon-table.module.css'
import { COUPONS_WORDS } from './coupons-words.ts'

type CouponTableProps = {
  coupons: readonly Coupon[]
  onEdit: (coupon: Coupon) => void
  onDelete: (coupon: Coupon) => void
}

export function CouponTable({ coupons, onEdit, onDelete }: CouponTableProps) {
  const words = useWords(COUPONS_WORDS).table
  const language = useLanguage()
  const columns: Column<Coupon>[] = [
    { header: words.code, cell: ({ code }) => <Code code={code} /> },
    {
      header: words.type,
      cell: ({ discountType }) => (discountType === 'percentage' ? words.percentage : words.fixed),
    },
    { header: words.value, cell: valueWords, isNumber: true },
    { header: words.usage, cell: usageWords, isNumber: true },
    {
      header: words.validUntil,
      cell: ({ validUntil }) => (validUntil ? formatDay(validUntil, language) : words.noEnd),
    },
    { header: words.status, cell: (coupon) => <Status coupon={coupon} /> },
    {
      header: words.actions,
      cell: (coupon) => (
        <span className={styles.actions}>
          <IconButton icon="pencil" label={words.edit(coupon.code)} onClick={() => onEdit(coupon)} />
          <IconButton
            icon="trash"
            tone="danger"
            label={words.remove(coupon.code)}
            onClick={() => onDelete(coupon)}
          />
        </span>
      ),
    },
  ]
  return <Table caption={words.caption} columns={columns} rows={[...coupons]} rowKey={({ id }) => id} />
}

function Code({ code }: { code: string }) {
  const words = useWords(COUPONS_WORDS).table
  const copy = async () => {
    if (await copyText(code)) {
      toast({ title: words.copied, description: words.onClipboard(code), tone: 'success' })
    } else {
      toastFailure(words.copyFailed)
    }
  }
  return (
    <span className={styles.code}>
      <code className={styles.letters}>{code}</code>
      <IconButton icon="copy" label={words.copy(code)} onClick={copy} />
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
  const { statuses } = useWords(COUPONS_WORDS).table
  const validUntil = coupon.validUntil === null ? null : new Date(coupon.validUntil)
  const status = couponDisplayStatus({ ...coupon, validUntil }, new Date())
  return <Badge tone={TONES[status]}>{statuses[status]}</Badge>
}

function valueWords({ discountType, discountValue }: Coupon): string {
  return discountType === 'percentage' ? `${Number(discountValue)}%` : dollars(discountValue)
}

function usageWords({ usedCount, maxUses }: Coupon): string {
  return `${usedCount} / ${maxUses ?? '∞'}`
}
