import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { isSame } from '#app/admin/kit/forms/use-schema-form.ts'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { Advice } from '#contract/money/price-advice.ts'
import { RuleInput } from '#contract/money/price-list.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { readRule } from '#contract/money/read-price-list.ts'
import { describeRule } from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import type { PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDraftPricing } from '../draft-pricing.ts'
import { ExampleCard } from '../example-card.tsx'
import { priceExample } from '../example-party.ts'
import { toPricingFields } from '../price-form.ts'
import pricingStyles from '../pricing-card.module.css'
import { adviceQuery } from '../pricing-queries.ts'
import { useExample } from '../use-example.ts'
import { useZipAreas } from '../use-zip-areas.ts'
import styles from './price-list.module.css'
import { ReplayResult } from './replay-result.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { NEW_RULE, type RuleFields, type toRuleBody, toRuleFields } from './rule-fields.ts'
import { RuleRows } from './rule-rows.tsx'
import { getDraftId, type ListedRule, useListForm } from './use-list-form.ts'

/** The owner's price list: sentences in the order of the lines, each edited in a dialog, saved together. */
export function PriceListCard({ pricing }: { pricing: Pricing }) {
  const text = useText()
  return (
    <SettingsCard title={text('admin.priceList.title')} hint={text('admin.priceList.hint')}>
      <PriceList pricing={pricing} />
    </SettingsCard>
  )
}

/** The rule in the dialog; without a place it is new. */
type Edited = { readonly fields: RuleFields; readonly place?: number }

function PriceList({ pricing }: { pricing: Pricing }) {
  const text = useText()
  const list = useListForm(pricing)
  const { rules } = list.form.fields
  const change = (changed: typeof rules) => list.form.set('rules', changed)
  const [edited, setEdited] = useState<Edited>()
  const areas = useZipAreas()
  const draft = toDraftPricing(toPricingFields(pricing), { ...pricing, rules: [...rules] })
  const example = useExample(draft, areas)
  const priceWith = (rule: PriceRule, place: number) => {
    if (!draft || !areas) return undefined
    const tried = { ...draft, rules: rules.map(readRule).toSpliced(place, 1, { ...rule, enabled: true }) }
    return priceExample(example.party, tried, areas.find).quote.totalCents
  }
  return (
    <div className={pricingStyles.container}>
      <div className={pricingStyles.layout}>
        <div>
          <SettingsForm {...list} saveLabel={text('admin.priceList.save')}>
            {rules.length === 0 ? (
              <EmptyState title={text('admin.priceList.empty')} />
            ) : (
              <RuleRows
                rules={rules}
                onChange={change}
                onEdit={(place) => {
                  const rule = rules[place]
                  if (rule) setEdited({ fields: toRuleFields(rule), place })
                }}
              />
            )}
            <Presets onNew={(fields) => setEdited({ fields })} />
            <ReplayResult rules={rules} />
          </SettingsForm>
          <AdviceRows
            rules={rules}
            onTake={(rule) => change([...rules, { ...rule, id: getDraftId(rules) }])}
          />
        </div>
        <ExampleCard {...example} />
      </div>
      {edited && <RuleEditor {...{ edited, list, priceWith }} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Presets({ onNew }: { onNew: (fields: RuleFields) => void }) {
  const text = useText()
  return (
    <div className={styles.presets}>
      <Button variant="secondary" size="sm" onClick={() => onNew(NEW_RULE)}>
        {text('admin.priceList.add')}
      </Button>
      {PRESETS.map((preset) => (
        <Button key={preset} variant="secondary" size="sm" onClick={() => onNew(makePreset(preset, text))}>
          {text(`admin.priceList.presets.${preset}`)}
        </Button>
      ))}
      <Link to="/admin/settings/prices/sizes" className={buttonClass('secondary', 'sm')}>
        {text('admin.priceList.presets.packages')}
      </Link>
      <Link to="/admin/settings/prices/list-terms" className={buttonClass('secondary', 'sm')}>
        {text('admin.priceList.presets.nights')}
      </Link>
    </div>
  )
}

type RuleEditorProps = {
  edited: Edited
  list: ReturnType<typeof useListForm>
  /** The price of the example if the rule stood at that place. */
  priceWith: (rule: PriceRule, place: number) => number | undefined
  onClose: () => void
}

function RuleEditor({ edited, list: { form }, priceWith, onClose }: RuleEditorProps) {
  const { rules } = form.fields
  const place = edited.place ?? rules.length
  const keepRule = async (body: ReturnType<typeof toRuleBody>) => {
    const { id = getDraftId(rules), enabled = true } = rules[place] ?? {}
    form.set('rules', rules.toSpliced(place, 1, { ...RuleInput.parse(body), id, enabled }))
  }
  return (
    <RuleDialog
      initial={edited.fields}
      isNew={edited.place === undefined}
      groups={[...new Set(rules.flatMap(({ group }) => group || []))]}
      getExample={(rule) => priceWith(rule, place)}
      onSave={keepRule}
      onClose={onClose}
    />
  )
}

const PRESETS = ['weekend', 'holidays', 'rush', 'stairs'] as const
type Preset = (typeof PRESETS)[number]

const PRESET_FIELDS: Readonly<Record<Preset, RuleFields>> = {
  weekend: {
    ...NEW_RULE,
    amount: '25.00',
    per: 'teepee',
    weekdays: ['5', '6'],
  },
  holidays: {
    ...NEW_RULE,
    kind: 'percent',
    amount: '20.00',
    days: [
      { from: '12-20', to: '01-03' },
      { from: '07-04', to: '07-04' },
    ],
  },
  rush: {
    ...NEW_RULE,
    amount: '50.00',
    daysAhead: { from: '', to: '3' },
  },
  stairs: {
    ...NEW_RULE,
    amount: '15.00',
    floors: ['1-3', 'higher'],
    stairs: 'yes',
  },
}

/** Returns a rule that most price lists have, to begin with. Its amount is an example. */
function makePreset(preset: Preset, text: Text): RuleFields {
  return { ...PRESET_FIELDS[preset], name: text(`admin.priceList.presets.${preset}`) }
}

type AdviceRowsProps = {
  rules: readonly ListedRule[]
  /** Puts the draft into the list, off and unsaved. */
  onTake: (rule: Advice['rule']) => void
}

/** What the owner's own books tell, each with a rule to try; nothing while they tell nothing. */
function AdviceRows({ rules, onTake }: AdviceRowsProps) {
  const text = useText()
  const { data: advice = [] } = useQuery(adviceQuery)
  const open = advice.filter(({ rule }) => !rules.some(({ when }) => isSame(when, rule.when)))
  if (open.length === 0) return null
  const title = text('admin.priceList.advice.title')
  return (
    <section className={styles.advice}>
      <h3>{title}</h3>
      <Rows label={title}>
        {open.map(({ id, sentence, evidence, rule }) => (
          <Row
            key={id}
            title={sentence}
            facts={[
              text('admin.priceList.advice.period', { from: evidence.from, to: evidence.to }),
              evidence.kind === 'together' ? undefined : describeRule(readRule({ ...rule, id: 0 }), text),
            ]}
            actions={
              evidence.kind === 'together' ? (
                <Link to="/admin/addons">{text('admin.priceList.advice.addons')}</Link>
              ) : (
                <Button variant="secondary" size="sm" onClick={() => onTake(rule)}>
                  {text('admin.priceList.advice.take')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </section>
  )
}
