import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { getSettings, type PageInput, preparedFor } from '#app/lib/page/page-data.ts'
import type { ZipPriceProps } from '#app/shared/price-by-zip/zip-price.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { useSlot } from '../slots.ts'
import styles from './zip-price-place.module.css'

/** Asks for a ZIP code in the place that the page's file reserves for it. */
export function ZipPricePlace() {
  const question = useSlot('zipPrice')
  return (
    question && (
      <div data-zip-price="" className={styles.place}>
        {question}
      </div>
    )
  )
}

/** Returns the question's props; undefined on a site that charges neither delivery nor sales tax. */
export function zipPriceProps(
  page: PageInput,
  themes: readonly Theme[],
  isInCards: boolean,
): ZipPriceProps | undefined {
  const { asksForZip: asks } = getSettings(page)
  const { phone } = preparedFor(page, contactInfoQuery) ?? DEFAULT_CONTACT_INFO
  if (!asks || themes.length === 0) return undefined
  return {
    asks,
    phone,
    themeIds: themes.map(({ id }) => id),
    mostTeepees: Math.max(...themes.map(({ mostTeepees = TEEPEES.maximum }) => mostTeepees)),
    // With a price list, one teepee has no price of its own.
    cheapestCents: themes.some(({ fromPrice }) => fromPrice)
      ? undefined
      : Math.min(...themes.map(({ pricePerTeepee }) => parseDollars(pricePerTeepee) ?? 0)),
    isInCards,
  }
}
