import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { StatementRows } from '#app/admin/booking/dialogs/form/statement-rows.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { isPartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toStatedOrder } from '#domain/money/payments/quoted-order.ts'
import { statement } from '#domain/money/payments/statement.ts'
import styles from './example-card.module.css'
import type { ExamplePrice } from './example-party.ts'
import type { Example } from './use-example.ts'

const TEEPEE_CHOICES = Array.from({ length: TEEPEES.maximum }, (_, index) => index + 1)

/** Where it stands beside the form; on narrower screens it lies over it, and is closed. */
const WIDE = '(width >= 80rem)'

/** What a family would pay under the current input, for a chosen ZIP code, day and party. */
export function ExampleCard({ party, themeId, price, change }: Example) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const follow = () => setIsOpen(wide.matches)
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  const { zip } = party
  return (
    <aside className={styles.card} aria-label={text('admin.prices.example.title', { zip })}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span>{text('admin.prices.example.title', { zip })}</span>
          <Text as="output" size="lg" weight={700} className="tabular">
            {price &&
              (price.area === 'outside'
                ? text('admin.prices.outside')
                : formatDollars(price.quote.totalCents))}
          </Text>
        </summary>
        <div className={styles.body}>
          {!price && (
            <Text tone="soft" size="sm">
              {text('admin.prices.example.unreadable')}
            </Text>
          )}
          {price && <ExamplePlace price={price} zip={zip} />}
          {price && price.area !== 'outside' && (
            <StatementRows
              rows={
                statement(
                  toStatedOrder(price.quote, { bookingDate: party.day, today: partyDayAt(new Date()) }),
                  text,
                ).rows
              }
            />
          )}
          <ExampleFields {...{ party, themeId, change }} />
        </div>
      </details>
    </aside>
  )
}

function ExampleFields({ party, themeId, change }: Pick<Example, 'party' | 'themeId' | 'change'>) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  return (
    <FieldRow areNarrow>
      <TextField
        label={text('admin.prices.example.zip')}
        inputMode="numeric"
        maxLength={5}
        value={party.zip}
        onChange={({ target }) => change({ zip: target.value.replace(/\D/g, '') })}
      />
      <TextField
        label={text('admin.prices.example.day')}
        type="date"
        value={party.day}
        onChange={({ target }) => isPartyDay(target.value) && change({ day: target.value })}
      />
      <SelectField
        label={text('admin.prices.example.teepees')}
        value={party.teepees}
        onChange={({ target }) => change({ teepees: Number(target.value) })}
      >
        <Options of={TEEPEE_CHOICES} label={String} />
      </SelectField>
      <SelectField
        label={text('admin.prices.example.theme')}
        value={themeId}
        onChange={({ target }) => change({ themeId: Number(target.value) })}
      >
        {themes.map(({ id, name }) => (
          <option key={id} value={id} lang="en">
            {name}
          </option>
        ))}
      </SelectField>
    </FieldRow>
  )
}

/** The location, as far as the price depends on it. */
function ExamplePlace({ price: { area, miles, county }, zip }: { price: ExamplePrice; zip: string }) {
  const text = useText()
  const where = [
    county,
    miles !== undefined && text('admin.prices.zipFees.miles', { miles: Math.round(miles) }),
  ].filter(Boolean)
  return (
    <Text tone="soft" size="sm">
      {area === 'unknown' ? text('admin.prices.example.unknown', { zip }) : where.join(' · ')}
    </Text>
  )
}
