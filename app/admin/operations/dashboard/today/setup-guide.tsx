import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Grid, Row, Text } from '#app/ui/layout.tsx'
import type { Setup } from '#contract/operations/setup.ts'
import styles from './setup-guide.module.css'
import { SiteTrial } from './site-trial.tsx'

const setupQuery = apiQuery('/api/admin/setup', { refetchOnMount: 'always' })
const HIDDEN = 'adminGuideHidden'

/** What a new site still needs; for owners, until everything is done. It can be hidden and restored. */
export function SetupGuide() {
  const may = useCan()
  const { data: setup } = useQuery({ ...setupQuery, enabled: may('pricing') })
  const text = useText()
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(HIDDEN) === 'true')
  const hide = (next: boolean) => {
    localStorage.setItem(HIDDEN, String(next))
    setIsHidden(next)
  }
  if (!setup || setup.done) return null
  if (isHidden) {
    return (
      <Button icon="sparkles" variant="quiet" size="sm" className={styles.again} onClick={() => hide(false)}>
        {text('admin.setup.show')}
      </Button>
    )
  }
  const done = setup.steps.filter((step) => step.done).length
  return (
    <section aria-labelledby="setup-guide" className={styles.guide}>
      <Row as="header" gap={4} rowGap={2}>
        <Text as="h2" id="setup-guide" size="lg">
          {text('admin.setup.title')}
        </Text>
        <p className={styles.progress}>{text('admin.setup.progress', { done, all: setup.steps.length })}</p>
        <Button variant="quiet" size="sm" onClick={() => hide(true)}>
          {text('admin.setup.hide')}
        </Button>
      </Row>
      <Grid as="ol" minColumn="20rem" gap={5} rowGap={2} marginTop={3}>
        {setup.steps.map((step) => (
          <SetupStep key={step.id} step={step} />
        ))}
      </Grid>
    </section>
  )
}

function SetupStep({ step }: { step: Setup['steps'][number] }) {
  const text = useText()
  return (
    <li className={styles.step} data-done={step.done}>
      <Icon name={step.done ? 'check' : 'chevron-right'} />
      <div>
        {step.id === 'try' && !step.done ? (
          <span className={styles.name}>{text('admin.setup.steps.try')}</span>
        ) : (
          <Link to={step.link} reloadDocument={!step.link.startsWith('/admin')} className={styles.name}>
            {text(`admin.setup.steps.${step.id}`)}
          </Link>
        )}
        <span className="visually-hidden">
          {step.done ? text('admin.setup.done') : text('admin.setup.open')}
        </span>
        {!step.done && <p className={styles.sentence}>{step.sentence}</p>}
        {step.id === 'try' && !step.done && <SiteTrial />}
      </div>
    </li>
  )
}
