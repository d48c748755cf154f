import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import type { AppliedCoupon } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { readCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { formatDiscount } from '#domain/catalogue/pricing/discount.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import styles from './coupon-field.module.css'
import { validateCoupon } from './validate-coupon.ts'

type CouponFieldProps = { coupon: AppliedCoupon | null; isDisabled: boolean }

export function CouponField({ coupon, isDisabled }: CouponFieldProps) {
  return (
    <div ref={focusFallback} tabIndex={-1}>
      {coupon ? <Applied coupon={coupon} isDisabled={isDisabled} /> : <CouponEntry isDisabled={isDisabled} />}
    </div>
  )
}

function Applied({ coupon, isDisabled }: { coupon: AppliedCoupon; isDisabled: boolean }) {
  const text = useText()
  return (
    <div className={styles.applied}>
      <Icon name="tag" />
      <p>
        <strong>{coupon.code}</strong> {describeDiscount(coupon, text)}
      </p>
      <Button
        variant="quiet"
        size="sm"
        disabled={isDisabled}
        onClick={() => saveDraft({ appliedCoupon: null })}
      >
        {text('booking.payment.remove')}
      </Button>
    </div>
  )
}

function CouponEntry({ isDisabled }: { isDisabled: boolean }) {
  const text = useText()
  const [code, setCode] = useState('')
  const { mutate, isPending, error, reset } = useApplyCoupon(code)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (readCouponCode(code) !== '') mutate()
  }
  return (
    <form className={styles.entry} onSubmit={apply}>
      <TextField
        label={text('booking.payment.coupon')}
        name="coupon"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        error={error ? getReason(error, text) : undefined}
        onChange={(event) => {
          setCode(event.target.value)
          reset()
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={isPending}
        disabled={isDisabled || readCouponCode(code) === ''}
        className={styles.apply}
      >
        {text('booking.payment.apply')}
      </Button>
    </form>
  )
}

function useApplyCoupon(code: string) {
  const text = useText()
  return useMutation({
    mutationFn: () => validateCoupon(code),
    onSuccess: (coupon) => {
      saveDraft({ appliedCoupon: coupon })
      toast({
        title: text('booking.payment.couponApplied'),
        description: describeDiscount(coupon, text),
        tone: 'success',
      })
    },
    onError: () =>
      toast({
        title: text('booking.payment.couponInvalid'),
        description: text('booking.payment.couponCheck'),
        tone: 'danger',
      }),
  })
}

function getReason(error: Error, text: Text): string {
  const isAnswered = error instanceof ApiFailure
  return getSentence(
    error,
    text(isAnswered ? 'booking.payment.couponCheck' : 'booking.common.checkConnection'),
  )
}

function describeDiscount({ discountType, discountValue }: AppliedCoupon, text: Text): string {
  const amount = formatDiscount({ discountType, discountValue: parseDollars(discountValue) ?? 0 })
  return text('price.off', { amount })
}
