import type { ReactNode } from 'react'
import { ReorderableGrid } from '#app/admin/parts/lists/reorderable-grid.tsx'
import { Row } from '#app/admin/parts/lists/rows.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Row as Line } from '#app/ui/layout.tsx'
import { readRule } from '#contract/money/read-price-list.ts'
import { describeRule } from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import type { ListedRule } from './use-list-form.ts'
import { useThemeNames } from './use-theme-names.ts'

type RuleRowsProps = {
  rules: readonly ListedRule[]
  onChange: (rules: readonly ListedRule[]) => void
  onEdit: (place: number) => void
}

/** The rules as sentences, in the order of their lines. */
export function RuleRows({ rules, onChange, onEdit }: RuleRowsProps) {
  const text = useText()
  const getThemeNames = useThemeNames()
  return (
    <ReorderableGrid isList label={text('admin.priceList.title')} items={rules} onReorder={onChange}>
      {(rule, controls) => {
        const { name, group, themeIds } = rule
        return (
          <Row
            as="div"
            title={describeRule(readRule(rule), text, getThemeNames(themeIds))}
            facts={[name, group && text('admin.priceList.inGroup', { group })]}
            actions={<RuleActs {...{ rules, rule, controls, onChange, onEdit }} />}
          />
        )
      }}
    </ReorderableGrid>
  )
}

type RuleActsProps = RuleRowsProps & { rule: ListedRule; controls: ReactNode }

function RuleActs({ rules, rule, controls, onChange, onEdit }: RuleActsProps) {
  const text = useText()
  const place = rules.indexOf(rule)
  const { name, enabled } = rule
  return (
    <Line gap={1}>
      <Switch
        label={text('admin.priceList.applies')}
        aria-label={text('admin.priceList.appliesNamed', { name })}
        checked={enabled}
        onChange={({ target }) => onChange(rules.with(place, { ...rule, enabled: target.checked }))}
      />
      {controls}
      <IconButton icon="pencil" label={text('admin.lists.edit', { name })} onClick={() => onEdit(place)} />
      <DeleteButton
        label={text('admin.lists.takeOutNamed', { name })}
        onClick={() => onChange(rules.toSpliced(place, 1))}
      />
    </Line>
  )
}
