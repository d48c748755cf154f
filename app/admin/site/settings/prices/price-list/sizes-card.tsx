import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { readThemePrices } from '#contract/money/read-price-list.ts'
import { priceTeepees, TEEPEES_MOST } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import styles from './sizes-card.module.css'

const SIZES = Array.from({ length: TEEPEES_MOST }, (_, index) => index + 1)

/** What each theme costs by its number of teepees, packages included. */
export function SizesCard() {
  const text = useText()
  const query = useQuery(themesQuery)
  return (
    <SettingsCard
      title={text('admin.prices.sizes')}
      hint={text('admin.prices.sizesHint')}
      action={
        <Link to="/admin/themes" className={buttonClass('secondary', 'sm')}>
          {text('admin.prices.editThemes')}
        </Link>
      }
    >
      <Loaded query={query} failed={text('admin.pricing.loadFailed')}>
        {(themes) => (
          <Table
            caption={text('admin.prices.sizes')}
            className={styles.sizes}
            rows={themes}
            rowKey={({ id }) => id}
            columns={[
              {
                header: text('admin.prices.theme'),
                isFreeText: true,
                cell: ({ name }) => <strong lang="en">{name}</strong>,
              },
              ...SIZES.map((size) => ({
                header: String(size),
                isNumber: true,
                cell: (theme: Theme) => getPrice(theme, size),
              })),
            ]}
          />
        )}
      </Loaded>
    </SettingsCard>
  )
}

/** Whole dollars where it can: eleven columns are narrow. */
function getPrice(theme: Theme, size: number): string | null {
  if (size > (theme.mostTeepees ?? TEEPEES_MOST)) return null
  return formatDollars(priceTeepees(readThemePrices(theme), size)).replace(/\.00$/, '')
}
