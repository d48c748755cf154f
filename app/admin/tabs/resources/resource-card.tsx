import { BrokenBookings } from '#app/admin/forms/broken-bookings.tsx'
import { api } from '#app/lib/api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Resource, ResourceLoad } from '#contract/resources.ts'
import { LoadStrip } from './load-strip.tsx'
import styles from './resource-card.module.css'
import { changeWords, KIND_WORDS, keptWords, PER_WORDS } from './resource-words.ts'
import { useResourceAction } from './use-resource-action.ts'

/** What can be done about a resource in a dialog of its own. */
export type ResourceTask = 'edit' | 'needs' | 'repair' | 'delete'

type ResourceCardProps = {
  resource: Resource
  load: ResourceLoad | undefined
  /** What a requirement is of: the name of its theme or add-on. */
  needer: (requirement: Resource['requirements'][number]) => string
  onTask: (task: ResourceTask) => void
}

export function ResourceCard({ resource, load, needer, onTask }: ResourceCardProps) {
  const { name, kind, quantity, requirements } = resource
  return (
    <Card as="li" className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          {quantity} × {name}
        </h2>
        <Badge>{KIND_WORDS[kind]}</Badge>
        <span className={styles.actions}>
          <IconButton icon="pencil" label={`Edit ${name}`} onClick={() => onTask('edit')} />
          <IconButton icon="trash" tone="danger" label={`Delete ${name}`} onClick={() => onTask('delete')} />
        </span>
      </header>
      {load && <LoadStrip load={load} />}
      <dl className={styles.facts}>
        <dt>Days</dt>
        <dd>{keptWords(resource)}</dd>
        <dt>Needed by</dt>
        <dd>
          {requirements.length === 0 && 'Nothing yet'}
          <ul className={styles.list}>
            {requirements.map((requirement) => (
              <li key={`${requirement.themeId}-${requirement.addonId}-${requirement.per}`}>
                {needer(requirement)}: {requirement.count} {PER_WORDS[requirement.per]}
              </li>
            ))}
          </ul>
        </dd>
        <dt>Repairs</dt>
        <dd>
          <Repairs resource={resource} />
        </dd>
      </dl>
      <div className={styles.tasks}>
        <Button variant="secondary" size="sm" onClick={() => onTask('needs')}>
          What needs it
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onTask('repair')}>
          <Icon name="plus" />
          Repair
        </Button>
      </div>
    </Card>
  )
}

function Repairs({ resource: { id, changes } }: { resource: Resource }) {
  const { act, isBusy, broken } = useResourceAction({
    send: (changeId: number, force) =>
      api.delete('/api/admin/resources/:id/changes/:changeId', {
        params: { id, changeId },
        query: { force: force && 'true' },
      }),
    done: 'These days count as all others again.',
  })
  return (
    <>
      {changes.length === 0 && 'None'}
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            {changeWords(change)}
            <IconButton
              icon="cross"
              label={`Take back ${changeWords(change)}`}
              disabled={isBusy}
              onClick={() => act(change.id)}
            />
          </li>
        ))}
      </ul>
      <BrokenBookings {...broken} />
    </>
  )
}
