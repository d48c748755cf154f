import { type CSSProperties, useState } from 'react'
import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { deliveryTo, roadMiles } from '#domain/catalogue/pricing/delivery-area.ts'
import { formatPrice } from '#domain/foundation/money/money.ts'
import type { DraftPricing } from './draft-pricing.ts'
import { feeScale } from './fee-scale.ts'
import type { PricingFields } from './price-form.ts'
import type { ZipAreas } from './use-zip-areas.ts'
import styles from './zip-fees.module.css'
import { type AreaLook, ZipMap } from './zip-map.tsx'

type ZipFeesProps = {
  form: Form<PricingFields>
  draft: DraftPricing
  areas: ZipAreas
  zip: string
  onZip: (zip: string) => void
}

const FOUND_MAX = 30

/** Fees for individual ZIP codes: on a map, and in a searchable table. */
export function ZipFees({ form: whole, draft, areas, zip, onZip }: ZipFeesProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const form = getPart(whole, 'delivery')
  const { zipFees } = form.fields
  const { delivery } = draft
  const getFee = (code: string) => deliveryTo(code, { ...delivery, enabled: true }, areas.find)
  const scale = feeScale(areas.all.flatMap(({ zip: code }) => getFee(code).delivery?.feeCents ?? []))
  const describeFee = (code: string) => {
    const { area, delivery: fee } = getFee(code)
    if (fee) return formatPrice(fee.feeCents, text('admin.prices.free'))
    return text(area === 'outside' ? 'admin.prices.outside' : 'admin.prices.unknown')
  }
  const getLook = (code: string): AreaLook => {
    const { delivery: fee } = getFee(code)
    const county = areas.find(code)?.county ?? ''
    return {
      shade: fee ? scale.getShade(fee.feeCents) : 'outside',
      isOwn: delivery.zipFees[code] !== undefined,
      label: text('admin.prices.map.area', { zip: code, county, fee: describeFee(code) }),
    }
  }
  const setFee = (code: string, fee: string) => form.set('zipFees', { ...zipFees, [code]: fee })
  const removeFee = (code: string) => {
    const { [code]: _removed, ...others } = zipFees
    form.set('zipFees', others)
  }
  const rowProps = (code: string) => ({
    code,
    county: areas.find(code)?.county ?? undefined,
    miles: roadMiles(code, draft.delivery, areas.find),
    usual: withoutOwn(code, draft, areas, text('admin.prices.free'), describeFee),
    fee: zipFees[code] ?? '',
    problem: form.problems[`zipFees.${code}`],
    onFee: (fee: string) => setFee(code, fee),
    onRemove: zipFees[code] === undefined ? undefined : () => removeFee(code),
  })
  const found = findZips(search, areas, Object.keys(zipFees))
  const refused = Object.keys(zipFees).filter((code) => form.problems[`zipFees.${code}`] !== undefined)
  const listed = [...new Set([...refused, ...found])]
  const depot = delivery.depotZip === null ? undefined : areas.find(delivery.depotZip)
  return (
    <FieldGroup
      label={text('admin.prices.zipFees.title')}
      hint={text('admin.prices.zipFees.hint')}
      error={form.problems.zipFees}
    >
      {() => (
        <>
          <ZipMap
            areas={areas.all}
            depot={depot}
            rings={(delivery.rings ?? []).map(({ withinMiles }) => withinMiles / delivery.roadFactor)}
            selected={zip}
            getLook={getLook}
            onSelect={onZip}
          />
          <ul className={styles.legend} aria-label={text('admin.prices.map.legend')}>
            {scale.steps.map(({ shade, fromCents, toCents }) => (
              <li key={shade}>
                <span className={styles.swatch} style={{ '--shade': shade } as CSSProperties} />
                {fromCents === toCents
                  ? formatPrice(fromCents, text('admin.prices.free'))
                  : text('admin.prices.map.between', { from: fromCents, to: toCents })}
              </li>
            ))}
            <li>
              <span className={styles.swatch} data-shade="own" />
              {text('admin.prices.map.own')}
            </li>
            <li>
              <span className={styles.swatch} data-shade="outside" />
              {text('admin.prices.map.outside')}
            </li>
          </ul>
          {areas.find(zip) && <ZipRow {...rowProps(zip)} isChosen />}
          <TextField
            label={text('admin.prices.zipFees.search')}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul role="list" className={styles.rows} aria-label={text('admin.prices.zipFees.list')}>
            {listed.slice(0, FOUND_MAX).map((code) => (
              <li key={code}>
                <ZipRow {...rowProps(code)} />
              </li>
            ))}
          </ul>
          {listed.length === 0 && <p className={styles.note}>{text('admin.prices.zipFees.none')}</p>}
          {listed.length > FOUND_MAX && (
            <p className={styles.note}>
              {text('admin.prices.zipFees.more', { count: listed.length - FOUND_MAX })}
            </p>
          )}
        </>
      )}
    </FieldGroup>
  )
}

type ZipRowProps = {
  code: string
  county: string | undefined
  miles: number | undefined
  /** The fee that applies without an individual one. */
  usual: string
  fee: string
  problem: string | undefined
  /** The area selected on the map. */
  isChosen?: boolean
  onFee: (fee: string) => void
  onRemove: (() => void) | undefined
}

function ZipRow({
  code,
  county,
  miles,
  usual,
  fee,
  problem,
  isChosen = false,
  onFee,
  onRemove,
}: ZipRowProps) {
  const text = useText()
  const label = text(isChosen ? 'admin.prices.zipFees.chosenFee' : 'admin.prices.zipFees.fee', { zip: code })
  return (
    <div className={styles.row} data-chosen={isChosen}>
      <p className={styles.place}>
        <strong className="tabular">{code}</strong> {county}
        <span className={styles.note}>
          {miles !== undefined && `${text('admin.prices.zipFees.miles', { miles: Math.round(miles) })} · `}
          {text('admin.prices.zipFees.usual', { fee: usual })}
        </span>
      </p>
      <AmountField
        label={label}
        isLabelHidden={!isChosen}
        placeholder="$"
        name={`delivery.zipFees.${code}`}
        value={fee}
        error={problem}
        onChange={({ target }) => onFee(target.value)}
      />
      <span className={styles.remove}>
        {onRemove && (
          <DeleteButton label={text('admin.prices.zipFees.remove', { zip: code })} onClick={onRemove} />
        )}
      </span>
    </div>
  )
}

/** Returns, in words, the fee for a ZIP code by distance alone. */
function withoutOwn(
  code: string,
  { delivery }: DraftPricing,
  areas: ZipAreas,
  free: string,
  otherWords: (code: string) => string,
): string {
  const { [code]: _own, ...zipFees } = delivery.zipFees
  const { delivery: fee } = deliveryTo(code, { ...delivery, enabled: true, zipFees }, areas.find)
  return fee ? formatPrice(fee.feeCents, free) : otherWords('')
}

/**
 * Returns the ZIP codes that match a search, in any county; without a search, those with an individual fee.
 */
function findZips(search: string, areas: ZipAreas, own: readonly string[]): readonly string[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return own
  const known = areas.all.map(({ zip }) => zip)
  const further = [...own, ...(/^\d{5}$/.test(wanted) ? [wanted] : [])].filter((zip) => !known.includes(zip))
  return [...new Set([...known, ...further])].filter(
    (zip) => zip.startsWith(wanted) || (areas.find(zip)?.county ?? '').toLowerCase().startsWith(wanted),
  )
}
