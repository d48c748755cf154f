import { BrokenBookings } from '#app/admin/capacity/broken-bookings.tsx'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Resource, ResourceLoad } from '#contract/calendar/resources.ts'
import { KitCare } from './kit-care.tsx'
import { LoadStrip } from './load-strip.tsx'
import styles from './resource-card.module.css'
import { RESOURCE_WORDS } from './resource-words.ts'
import { useResourceAction } from './use-resource-action.ts'

/** The actions on a resource that have a dialog of their own. */
export type ResourceTask = 'edit' | 'needs' | 'repair' | 'delete'

type ResourceCardProps = {
  resource: Resource
  load: ResourceLoad | undefined
  /** Returns the name of the requirement's theme or add-on. */
  needer: (requirement: Resource['requirements'][number]) => string
  onTask: (task: ResourceTask) => void
}

export function ResourceCard({ resource, load, needer, onTask }: ResourceCardProps) {
  const words = useWords(RESOURCE_WORDS)
  const { name, kind, quantity, requirements } = resource
  return (
    <Card as="li" className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          {quantity} × <span lang="en">{name}</span>
        </h2>
        <Badge>{words.kinds[kind]}</Badge>
        <span className={styles.actions}>
          <IconButton icon="pencil" label={words.edit(name)} onClick={() => onTask('edit')} />
          <IconButton
            icon="trash"
            tone="danger"
            label={words.remove(name)}
            onClick={() => onTask('delete')}
          />
        </span>
      </header>
      {load && <LoadStrip name={name} days={load.days} />}
      <dl className={styles.facts}>
        <dt>{words.days}</dt>
        <dd>{words.kept(resource)}</dd>
        <dt>{words.neededBy}</dt>
        <dd>
          {requirements.length === 0 && words.nothingYet}
          <ul className={styles.list}>
            {requirements.map((requirement) => (
              <li key={`${requirement.themeId}-${requirement.addonId}-${requirement.per}`}>
                {needer(requirement)}: {requirement.count} {words.per[requirement.per]}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{words.repairs}</dt>
        <dd>
          <Repairs resource={resource} />
        </dd>
      </dl>
      <KitCare resourceId={resource.id} name={name} />
      <div className={styles.tasks}>
        <Button variant="secondary" size="sm" onClick={() => onTask('needs')}>
          {words.whatNeedsIt}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onTask('repair')}>
          <Icon name="plus" />
          {words.repair}
        </Button>
      </div>
    </Card>
  )
}

/** Days on which there are more or fewer of a resource, each with what takes it back. */
export function Repairs({ resource: { id, changes } }: { resource: Resource }) {
  const words = useWords(RESOURCE_WORDS)
  const { act, isBusy, broken } = useResourceAction({
    send: (changeId: number, force) =>
      api.delete('/api/admin/resources/:id/changes/:changeId', {
        params: { id, changeId },
        query: { force: force && 'true' },
      }),
    done: words.takenBack,
  })
  return (
    <>
      {changes.length === 0 && words.noRepairs}
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            {words.change(change)}
            <IconButton
              icon="cross"
              label={words.takeBack(words.change(change))}
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
