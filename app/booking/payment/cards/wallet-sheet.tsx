import { useState } from 'react'
import { useBookingWords } from '#app/booking/words/booking-words.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { PaymentIntent } from '#contract/money/payments.ts'
import type { Cents } from '#domain/money/money.ts'
import type { CardForm, WalletPayment } from './card-form.ts'
import { confirmTestWallet } from './confirm-test-card.ts'
import { OrByCard } from './or-by-card.tsx'

type WalletProps = Pick<CardForm, 'keepsCard'> & {
  readonly wallet: WalletPayment
  readonly amountCents: Cents
}

/** Stands for the buttons of Apple Pay, Google Pay and Link, and for the sheet that they open. */
export function TestWallet({ wallet, amountCents, ...kept }: WalletProps) {
  const words = useBookingWords().payment
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    const confirm = (intent: PaymentIntent) => confirmTestWallet(intent, words)
    await wallet.pay({ isComplete: () => true, confirm, ...kept })
    setBusy(false)
    setOpen(false)
  }
  return (
    <div>
      <Button
        variant="secondary"
        isWide
        disabled={wallet.isDisabled}
        onClick={() => setOpen(wallet.isReady())}
      >
        {words.testWallet}
      </Button>
      <OrByCard />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.testWallet}
        description={words.walletSheet}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setOpen(false)}>
              {words.walletCancel}
            </Button>
            <Button isBusy={isBusy} busyLabel={words.paying} onClick={() => void approve()}>
              {words.walletApprove(amountCents)}
            </Button>
          </>
        }
      />
    </div>
  )
}
