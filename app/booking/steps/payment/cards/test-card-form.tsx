import { useImperativeHandle, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { type CardText, findCardProblems } from '#domain/money/payments/card-problems.ts'
import { AutopayOffer, useAutopay } from './autopay-offer.tsx'
import { CardFields } from './card-fields.tsx'
import type { CardFormProps } from './card-form.ts'
import { confirmTestCard } from './confirm-test-card.ts'
import type { Country } from './country-field.tsx'
import styles from './test-card-form.module.css'
import { TestWallet } from './wallet-sheet.tsx'

const BLANK: CardText = { number: '', expiry: '', cvc: '', zip: '' }

/** Stands in for a provider's card form, and accepts only test numbers. */
export default function TestCardForm({ ref, config, amountCents, wallet, deposit }: CardFormProps) {
  const text = useText()
  const fields = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState(BLANK)
  const [country, setCountry] = useState<Country>('US')
  const [problems, setProblems] = useState<Partial<Record<keyof CardText, string>>>({})
  const authentication = useTestAuthentication()
  const autopay = useAutopay({ deposit }, config)
  const keepsCard = () => autopay.isAgreed

  useImperativeHandle(ref, () => ({
    isComplete() {
      const found = Object.entries(findCardProblems(card, new Date()))
      setProblems(Object.fromEntries(found.map(([field, problem]) => [field, text(problem)])))
      const [first] = found[0] ?? []
      if (first) fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return first === undefined
    },
    confirm: (intent) =>
      confirmTestCard(intent, { ...card, country }, { authenticate: authentication.authenticate, text }),
    keepsCard,
  }))

  return (
    <Stack ref={fields}>
      <p className={styles.notice}>
        <strong>{text('booking.payment.testMode')}</strong>
        {text('booking.payment.testCard')}
      </p>
      {config.ways.includes('wallets') && <TestWallet {...{ wallet, amountCents, keepsCard }} />}
      <CardFields
        card={card}
        country={country}
        problems={problems}
        onCountry={setCountry}
        onChange={(field, value) => {
          setCard({ ...card, [field]: value })
          setProblems(({ [field]: _, ...others }) => others)
        }}
      />
      <AutopayOffer {...autopay} />
      <TestAuthentication {...authentication} />
    </Stack>
  )
}

type Answer = (passes: boolean) => void

/** Opens the dialog; resolves when it is closed. */
function useTestAuthentication() {
  const [response, setAnswer] = useState<Answer>()
  const authenticate = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (passes: boolean) => {
        setAnswer(undefined)
        resolve(passes)
      })
    })
  return { authenticate, response }
}

/** Imitates a bank's dialog; closing it declines. */
function TestAuthentication({ response }: { response: Answer | undefined }) {
  const text = useText()
  return (
    <ActDialog
      isOpen={response !== undefined}
      onClose={() => response?.(false)}
      title={text('booking.payment.bankTitle')}
      description={text('booking.payment.bank')}
      cancelLabel={text('booking.payment.fail')}
      onConfirm={() => response?.(true)}
      confirmLabel={text('booking.payment.complete')}
    />
  )
}
