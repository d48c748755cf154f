import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { PaymentIntent } from '#contract/money/payments.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { CardForm, WalletPayment } from './card-form.ts'
import { confirmTestWallet } from './confirm-test-card.ts'
import { OrByCard } from './or-by-card.tsx'

type WalletProps = Pick<CardForm, 'keepsCard'> & {
  readonly wallet: WalletPayment
  readonly amountCents: Cents
}

/** Stands in for the buttons of Apple Pay, Google Pay and Link, and the sheet they open. */
export function TestWallet({ wallet, amountCents, ...kept }: WalletProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    const confirm = (intent: PaymentIntent) => confirmTestWallet(intent, text)
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
        {text('booking.payment.testWallet')}
      </Button>
      <OrByCard />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('booking.payment.testWallet')}
        description={text('booking.payment.walletSheet')}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setOpen(false)}>
              {text('booking.payment.walletCancel')}
            </Button>
            <Button isBusy={isBusy} busyLabel={text('booking.payment.paying')} onClick={() => void approve()}>
              {text('booking.payment.walletApprove', { cents: amountCents })}
            </Button>
          </>
        }
      />
    </div>
  )
}
