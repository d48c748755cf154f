import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useForceableAct } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Resource, ResourceLoad } from '#contract/calendar/resources.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { KitCare } from './kit-care.tsx'
import { LoadStrip } from './load-strip.tsx'
import styles from './resource-card.module.css'
import { FOLLOWS_RESOURCES, resourcesQuery } from './resources-query.ts'

/** The actions on a resource that open a dialog. */
export type ResourceTask = 'edit' | 'needs' | 'repair'

type ResourceCardProps = {
  resource: Resource
  load: ResourceLoad | undefined
  /** Returns the name of the requirement's theme or add-on. */
  needer: (requirement: Resource['requirements'][number]) => string
  onTask: (task: ResourceTask) => void
}

export function ResourceCard({ resource, load, needer, onTask }: ResourceCardProps) {
  const text = useText()
  const { id, name, requirements } = resource
  return (
    <Card as="li" gap={4} aria-label={name}>
      <Head resource={resource} onTask={onTask} />
      {load && <LoadStrip name={name} days={load.days} />}
      <dl className={styles.facts}>
        <dt>{text('admin.resources.days')}</dt>
        <dd>
          {text('admin.resources.kept', { daysBefore: resource.daysBefore, daysAfter: resource.daysAfter })}
        </dd>
        <dt>{text('admin.resources.neededBy')}</dt>
        <dd>
          {requirements.length === 0 && text('admin.resources.nothingYet')}
          <Stack as="ul" gap={1}>
            {requirements.map((requirement) => (
              <li key={`${requirement.themeId}-${requirement.addonId}-${requirement.per}`}>
                {needer(requirement)}: {requirement.count} {text(`admin.resources.per.${requirement.per}`)}
              </li>
            ))}
          </Stack>
        </dd>
        <dt>{text('admin.resources.repairs')}</dt>
        <dd>
          <Repairs resource={resource} />
        </dd>
      </dl>
      <KitCare resourceId={id} name={name} />
      <Row>
        <Button variant="secondary" size="sm" onClick={() => onTask('needs')}>
          {text('admin.resources.whatNeedsIt')}
        </Button>
        <Button icon="plus" variant="secondary" size="sm" onClick={() => onTask('repair')}>
          {text('admin.resources.repair')}
        </Button>
      </Row>
    </Card>
  )
}

function Head({
  resource: { id, name, kind, quantity },
  onTask,
}: Pick<ResourceCardProps, 'resource' | 'onTask'>) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  return (
    <Row as="header" gap={3} rowGap={2}>
      <Text as="h2" size="lg" breaksWords>
        {quantity} × <span lang="en">{name}</span>
      </Text>
      <Badge>{text(`admin.resources.kinds.${kind}`)}</Badge>
      <span className={styles.actions}>
        <IconButton icon="pencil" label={text('admin.lists.edit', { name })} onClick={() => onTask('edit')} />
        <DeleteButton
          label={text('admin.lists.remove', { name })}
          onClick={() =>
            confirmDelete({
              description: text('admin.resources.removing', { name }),
              run: () => api.delete('/api/admin/resources/:id', { params: { id } }),
              done: text('admin.resources.removed'),
              refreshes: resourcesQuery,
            })
          }
        />
      </span>
    </Row>
  )
}

/** Periods with more or fewer of a resource, each with a button to remove it. */
export function Repairs({ resource: { id, changes } }: { resource: Resource }) {
  const text = useText()
  const { act, isBusy, conflicts } = useForceableAct({
    send: (changeId: number, force) =>
      api.delete('/api/admin/resources/:id/changes/:changeId', {
        params: { id, changeId },
        query: { force: force && 'true' },
      }),
    done: text('admin.resources.takenBack'),
    refreshes: FOLLOWS_RESOURCES,
  })
  return (
    <>
      {changes.length === 0 && text('admin.resources.noRepairs')}
      <Stack as="ul" gap={1}>
        {changes.map((change) => (
          <Row key={change.id} as="li" wraps={false}>
            {describeChange(change, text)}
            <IconButton
              icon="cross"
              label={text('admin.resources.takeBack', { change: describeChange(change, text) })}
              disabled={isBusy}
              onClick={() => act(change.id)}
            />
          </Row>
        ))}
      </Stack>
      <BookingConflicts {...conflicts} />
    </>
  )
}

/** Returns 'Jun 3, 2027 to Jun 9, 2027: 1 fewer (In repair)'. */
function describeChange({ from, to, delta, reason }: Resource['changes'][number], text: GetText): string {
  const amount = { count: Math.abs(delta), direction: delta < 0 ? 'fewer' : 'more' } as const
  const change =
    from === to
      ? text('admin.resources.change.day', { day: from, ...amount })
      : text('admin.resources.change.days', { from, to, ...amount })
  return reason ? text('admin.resources.change.because', { change, reason }) : change
}
