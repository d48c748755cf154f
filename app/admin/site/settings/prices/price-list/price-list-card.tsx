import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { readRule } from '#contract/money/read-price-list.ts'
import { describeRule } from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import type { PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { toDraftPricing } from '../draft-pricing.ts'
import { ExampleCard } from '../example-card.tsx'
import { priceExample } from '../example-party.ts'
import pricingStyles from '../pricing-card.module.css'
import { toPricingFields } from '../pricing-fields.ts'
import { pricingQuery } from '../pricing-queries.ts'
import { useExample } from '../use-example.ts'
import { useZipAreas } from '../use-zip-areas.ts'
import { makePreset, PRESETS } from './presets.ts'
import styles from './price-list.module.css'
import { RuleDialog } from './rule-dialog.tsx'
import { NEW_RULE, type RuleFields, toRuleFields } from './rule-fields.ts'
import { type ListedRule, useSaveList } from './use-save-list.ts'

/** The owner's price list: sentences in the order of the lines, each edited in a dialog. */
export function PriceListCard() {
  const text = useText()
  const { data: pricing } = useQuery(pricingQuery)
  return (
    <SettingsCard title={text('admin.priceList.title')} hint={text('admin.priceList.hint')}>
      {pricing && <PriceList pricing={pricing} />}
    </SettingsCard>
  )
}

/** The rule in the dialog; without a place it is new. */
type Edited = { readonly fields: RuleFields; readonly place?: number }

function PriceList({ pricing }: { pricing: Pricing }) {
  const text = useText()
  const { rules = [] } = pricing
  const { save, change, isSaving } = useSaveList(pricing)
  const [edited, setEdited] = useState<Edited>()
  const areas = useZipAreas()
  const draft = toDraftPricing(toPricingFields(pricing), pricing)
  const example = useExample(draft, areas)
  const priceWith = (rule: PriceRule) => {
    if (!draft || !areas) return undefined
    const list = rules.map(readRule)
    const place = edited?.place ?? list.length
    const tried = { ...draft, rules: list.toSpliced(place, 1, { ...rule, enabled: true }) }
    return priceExample(example.party, tried, areas.find).quote.totalCents
  }
  const saveRule = (body: Omit<ListedRule, 'enabled'>, place: number | undefined) => {
    const old = place === undefined ? undefined : rules[place]
    const rule = { ...body, enabled: old?.enabled ?? true, ...(old && { id: old.id }) }
    return save(place === undefined ? [...rules, rule] : rules.with(place, { ...rule, id: old?.id ?? 0 }))
  }
  return (
    <div className={pricingStyles.container}>
      <div className={pricingStyles.layout}>
        <div>
          {rules.length === 0 ? (
            <EmptyState title={text('admin.priceList.empty')} />
          ) : (
            <RuleRows
              rules={rules}
              isBusy={isSaving}
              onChange={change}
              onEdit={(place) => {
                const rule = rules[place]
                if (rule) setEdited({ fields: toRuleFields(rule), place })
              }}
            />
          )}
          <div className={styles.presets}>
            <Button variant="secondary" size="sm" onClick={() => setEdited({ fields: NEW_RULE })}>
              {text('admin.priceList.add')}
            </Button>
            {PRESETS.map((preset) => (
              <Button
                key={preset}
                variant="secondary"
                size="sm"
                onClick={() => setEdited({ fields: makePreset(preset, text) })}
              >
                {text(`admin.priceList.presets.${preset}`)}
              </Button>
            ))}
          </div>
        </div>
        <ExampleCard {...example} />
      </div>
      {edited && (
        <RuleDialog
          initial={edited.fields}
          isNew={edited.place === undefined}
          getExample={priceWith}
          onSave={(body) => saveRule(body, edited.place)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

type RuleRowsProps = {
  rules: NonNullable<Pricing['rules']>
  isBusy: boolean
  onChange: (rules: readonly ListedRule[]) => void
  onEdit: (place: number) => void
}

function RuleRows({ rules, isBusy, onChange, onEdit }: RuleRowsProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const namesOf = (ids: readonly number[] = []) =>
    themes.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  const move = (from: number, to: number) => {
    const rule = rules[from]
    if (rule) onChange(rules.toSpliced(from, 1).toSpliced(to, 0, rule))
  }
  return (
    <Rows label={text('admin.priceList.title')}>
      {rules.map((rule, place) => {
        const { id, name, group, enabled } = rule
        return (
          <Row
            key={id}
            title={describeRule(readRule(rule), text, namesOf(rule.themeIds))}
            facts={[name, group && text('admin.priceList.inGroup', { group })]}
            actions={
              <>
                <Switch
                  label={text('admin.priceList.applies')}
                  aria-label={text('admin.priceList.appliesNamed', { name })}
                  checked={enabled}
                  disabled={isBusy}
                  onChange={({ target }) => onChange(rules.with(place, { ...rule, enabled: target.checked }))}
                />
                <IconButton
                  icon="chevron-up"
                  label={text('admin.priceList.moveUp', { name })}
                  disabled={isBusy || place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={text('admin.priceList.moveDown', { name })}
                  disabled={isBusy || place === rules.length - 1}
                  onClick={() => move(place, place + 1)}
                />
                <IconButton
                  icon="pencil"
                  label={text('admin.priceList.edit', { name })}
                  onClick={() => onEdit(place)}
                />
                <IconButton
                  icon="trash"
                  tone="danger"
                  label={text('admin.priceList.remove', { name })}
                  disabled={isBusy}
                  onClick={() => onChange(rules.toSpliced(place, 1))}
                />
              </>
            }
          />
        )
      })}
    </Rows>
  )
}
