import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isSame } from '#app/admin/kit/forms/use-schema-form.ts'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Advice } from '#contract/money/price-advice.ts'
import { readRule } from '#contract/money/read-price-list.ts'
import { describeRule } from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import { adviceQuery } from '../pricing-queries.ts'
import styles from './price-list.module.css'
import type { ListedRule } from './use-list-form.ts'

type AdviceRowsProps = {
  rules: readonly ListedRule[]
  /** Puts the draft into the list, off and unsaved. */
  onTake: (rule: Advice['rule']) => void
}

/** What the owner's own books tell, each with a rule to try; nothing while they tell nothing. */
export function AdviceRows({ rules, onTake }: AdviceRowsProps) {
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
