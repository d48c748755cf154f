import { useQueries } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '#app/lib/api/api.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import { readKnownTeepees, rememberTeepees } from '#app/lib/draft/known-teepees.ts'
import { isZip, readKnownZip, rememberZip } from '#app/lib/draft/known-zip.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { readLines } from '#contract/booking/price-lines.ts'
import type { PublicQuote } from '#contract/money/pricing.ts'
import { withPricedParty } from '#domain/booking/order/order-link.ts'
import { teepeeCounts } from '#domain/booking/order/selection-rules.ts'
import { areaRefusal } from '#domain/catalogue/pricing/delivery-area.ts'
import { describePrice, fromWords, type StillToCome } from '#domain/catalogue/pricing/describe-price.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { AskUs } from './ask-us.tsx'
import styles from './zip-price.module.css'

export type ZipPriceProps = {
  /** The parts of the price that depend on the ZIP code on this site. */
  readonly asks: StillToCome
  readonly phone: string
  readonly themeIds: readonly number[]
  /** The most teepees of a party with one of the themes. */
  readonly mostTeepees: number
  readonly cheapestCents: number | undefined
  /** If each theme has a card of its own, the cards show the prices. */
  readonly isInCards: boolean
}

/** The number of teepees of a typical party. */
const USUAL_TEEPEES = 4

type PriceQuestion = { readonly zip: string; readonly teepees: number }

/** Asks for a party's ZIP code, remembers it, and shows the full price of a party there. */
export function ZipPrice({ asks, phone, themeIds, mostTeepees, cheapestCents, isInCards }: ZipPriceProps) {
  const text = useText()
  const [question, setQuestion] = useState<PriceQuestion>({
    zip: '',
    teepees: Math.min(USUAL_TEEPEES, mostTeepees),
  })
  const prices = usePrices(themeIds, question)
  // The server renders the page for everyone: what this browser knows is added after hydration.
  useEffect(
    () =>
      setQuestion(({ teepees }) => ({
        zip: readKnownZip(),
        teepees: Math.min(readKnownTeepees() ?? teepees, mostTeepees),
      })),
    [mostTeepees],
  )
  const changeQuestion = (change: Partial<PriceQuestion>) => {
    if (change.zip) rememberZip(change.zip)
    if (change.teepees) rememberTeepees(change.teepees)
    setQuestion((now) => ({ ...now, ...change }))
  }
  const [first] = prices.quotes.values()
  const refusal = first && asks.delivery ? areaRefusal(first.area, question.zip, phone) : undefined
  useLinksForParty(first && !refusal ? question : undefined)
  return (
    <div className={styles.price}>
      {/* The keys differ, since React would keep the earlier of two siblings with the same key. */}
      <ZipForm key={`form-${question.zip}`} {...{ question, mostTeepees }} onChange={changeQuestion} />
      <p role="status" className={styles.words}>
        {question.zip === '' && cheapestCents !== undefined && `${fromWords(cheapestCents, asks, text)}.`}
        {question.zip !== '' && findSentence(prices.failure, text('shared.zip.failed'))}
        {refusal && text(refusal.message)}
        {first &&
          !refusal &&
          (isInCards ? `${text('shared.zip.cards', question)}.` : `${describeQuote(first, question, text)}.`)}
      </p>
      {refusal && <AskUs key={`ask-${question.zip}`} zip={question.zip} />}
      {isInCards && !refusal && <CardPrices quotes={prices.quotes} question={question} />}
    </div>
  )
}

/** The page's links into the wizard lead to the party that its price is shown for, and so do those of other pages. */
function useLinksForParty(priced: PriceQuestion | undefined): void {
  useEffect(() => {
    if (!priced) return
    rememberTeepees(priced.teepees)
    for (const link of document.querySelectorAll('a[data-confetti]')) {
      const path = link.getAttribute('href') ?? ''
      const party = { numberOfTeepees: priced.teepees, zipCode: priced.zip }
      link.setAttribute('href', withPricedParty(path, party))
    }
  }, [priced])
}

function describeQuote(quote: PublicQuote, { zip, teepees }: PriceQuestion, text: Text): string {
  return describePrice({ lines: readLines(quote.lines), zip, teepees }, text)
}

/** Without JavaScript the form submits the ZIP code to the wizard. */
type ZipFormProps = {
  question: PriceQuestion
  mostTeepees: number
  onChange: (change: Partial<PriceQuestion>) => void
}

function ZipForm({ question, mostTeepees, onChange }: ZipFormProps) {
  const text = useText()
  const pathIn = usePathIn()
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const zip = String(new FormData(event.currentTarget).get('zip')).trim()
    setProblem(isZip(zip) ? undefined : text('shared.zip.fiveDigits'))
    if (isZip(zip)) onChange({ zip })
  }
  return (
    <form
      action={pathIn('/booking')}
      noValidate
      className={styles.form}
      onSubmit={submit}
      toolname="show_price_for_zip"
      tooldescription={text('shared.zip.tool')}
    >
      <TextField
        id="price-zip"
        label={text('shared.zip.label')}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        toolparamdescription={text('shared.zip.label')}
        maxLength={5}
        defaultValue={question.zip}
        error={problem}
      />
      <SelectField
        id="price-teepees"
        name="teepees"
        label={text('shared.zip.teepees')}
        value={question.teepees}
        onChange={(event) => onChange({ teepees: Number(event.target.value) })}
      >
        {teepeeCounts(mostTeepees).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {text('shared.zip.show')}
      </Button>
    </form>
  )
}

function usePrices(themeIds: readonly number[], { zip, teepees }: PriceQuestion) {
  const answers = useQueries({
    queries: themeIds.map((themeId) => ({
      queryKey: ['price-by-zip', themeId, zip, teepees],
      queryFn: () =>
        api.post('/api/quote', {
          body: { themeId, numberOfTeepees: teepees, zipCode: zip, isDeposit: false },
        }),
      enabled: zip !== '',
    })),
  })
  const quotes = new Map(
    answers.flatMap(({ data }, index) => (data ? [[themeIds[index] ?? 0, data] as const] : [])),
  )
  return { quotes, failure: answers.every(({ isError }) => isError) ? answers[0]?.error : undefined }
}

/** Shows each theme's price in the space its card reserves for it. */
function CardPrices({
  quotes,
  question,
}: {
  quotes: ReadonlyMap<number, PublicQuote>
  question: PriceQuestion
}) {
  const text = useText()
  return [...quotes].map(([themeId, quote]) => {
    const place = document.querySelector(`[data-price-place="${themeId}"]`)
    return place && createPortal(describeQuote(quote, question, text), place, String(themeId))
  })
}
