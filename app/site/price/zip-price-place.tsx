import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { siteSettingsQuery } from '#app/lib/site-settings.ts'
import { ZipPrice, type ZipPriceProps } from '#app/shared/price-by-zip/zip-price.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { parseDollars } from '#domain/money/money.ts'
import { Island } from '../islands/island.tsx'
import { usePrepared } from '../use-prepared.ts'
import styles from './zip-price-place.module.css'

type ZipPricePlaceProps = { themes: readonly Theme[]; isInCards?: boolean }

/** Asks for a ZIP code, on a site that charges for delivery or sales tax. */
export function ZipPricePlace({ themes, isInCards = false }: ZipPricePlaceProps) {
  const asks = usePrepared(siteSettingsQuery)?.asksForZip
  const { phone } = usePrepared(contactInfoQuery) ?? DEFAULT_CONTACT_INFO
  if (!asks || themes.length === 0) return null
  const props: ZipPriceProps = {
    asks,
    phone,
    themeIds: themes.map(({ id }) => id),
    cheapestCents: Math.min(...themes.map(({ pricePerTeepee }) => parseDollars(pricePerTeepee) ?? 0)),
    isInCards,
  }
  return (
    <div className={styles.place}>
      <Island name="zip-price" props={props}>
        <ZipPrice {...props} />
      </Island>
    </div>
  )
}
