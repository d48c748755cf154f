import { useQuery } from '@tanstack/react-query'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Row as Line } from '#app/ui/layout.tsx'
import { readRule } from '#contract/money/read-price-list.ts'
import { describeRule } from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import type { ListedRule } from './use-list-form.ts'

type RuleRowsProps = {
  rules: readonly ListedRule[]
  onChange: (rules: readonly ListedRule[]) => void
  onEdit: (place: number) => void
}

/** The rules as sentences, in the order of their lines. */
export function RuleRows({ rules, onChange, onEdit }: RuleRowsProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const namesOf = (ids: readonly number[] = []) =>
    themes.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  return (
    <Rows label={text('admin.priceList.title')}>
      {rules.map((rule, place) => {
        const { id, name, group } = rule
        return (
          <Row
            key={id}
            title={describeRule(readRule(rule), text, namesOf(rule.themeIds))}
            facts={[name, group && text('admin.priceList.inGroup', { group })]}
            actions={<RuleActs {...{ rules, place, onChange, onEdit }} />}
          />
        )
      })}
    </Rows>
  )
}

function RuleActs({ rules, place, onChange, onEdit }: RuleRowsProps & { place: number }) {
  const text = useText()
  const rule = rules[place]
  if (!rule) return null
  const { name, enabled } = rule
  const move = (to: number) => onChange(rules.toSpliced(place, 1).toSpliced(to, 0, rule))
  return (
    <Line gap={1}>
      <Switch
        label={text('admin.priceList.applies')}
        aria-label={text('admin.priceList.appliesNamed', { name })}
        checked={enabled}
        onChange={({ target }) => onChange(rules.with(place, { ...rule, enabled: target.checked }))}
      />
      <IconButton
        icon="chevron-up"
        label={text('admin.priceList.moveUp', { name })}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={text('admin.priceList.moveDown', { name })}
        disabled={place === rules.length - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        icon="pencil"
        label={text('admin.priceList.edit', { name })}
        onClick={() => onEdit(place)}
      />
      <DeleteButton
        label={text('admin.priceList.remove', { name })}
        onClick={() => onChange(rules.toSpliced(place, 1))}
      />
    </Line>
  )
}
