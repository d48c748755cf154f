import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#app/lib/api-request.ts'
import { type AppliedCoupon, saveDraft } from '#app/lib/booking-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import { discountWords } from '#domain/coupon.ts'
import { parseDollars } from '#domain/money.ts'
import styles from './coupon-field.module.css'
import { validateCoupon } from './validate-coupon.ts'

type CouponFieldProps = { coupon: AppliedCoupon | null; isDisabled: boolean }

export function CouponField({ coupon, isDisabled }: CouponFieldProps) {
  return coupon ? (
    <div className={styles.applied}>
      <Icon name="tag" />
      <p>
        <strong>{coupon.code}</strong> {wordsOf(coupon)}
      </p>
      <Button
        variant="quiet"
        size="sm"
        disabled={isDisabled}
        onClick={() => saveDraft({ appliedCoupon: null })}
      >
        Remove
      </Button>
    </div>
  ) : (
    <CouponEntry isDisabled={isDisabled} />
  )
}

function CouponEntry({ isDisabled }: { isDisabled: boolean }) {
  const [code, setCode] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => validateCoupon(code),
    onSuccess: (coupon) => {
      saveDraft({ appliedCoupon: coupon })
      toast({ title: 'Coupon Applied!', description: wordsOf(coupon), tone: 'success' })
    },
    onError: () =>
      toast({
        title: 'Invalid Coupon',
        description: 'Please check your coupon code and try again.',
        tone: 'danger',
      }),
  })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') mutate()
  }
  return (
    <form className={styles.entry} onSubmit={apply}>
      <TextField
        label="Coupon code"
        name="coupon"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        error={error ? sentenceOf(error, 'Please check your coupon code and try again.') : undefined}
        onChange={(event) => {
          setCode(event.target.value)
          reset()
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={isPending}
        disabled={isDisabled || code.trim() === ''}
        className={styles.apply}
      >
        Apply
      </Button>
    </form>
  )
}

function wordsOf({ discountType, discountValue }: AppliedCoupon): string {
  return discountWords({ discountType, discountValue: parseDollars(discountValue) ?? 0 })
}
