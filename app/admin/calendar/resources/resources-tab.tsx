import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Grid, Stack, Text } from '#app/ui/layout.tsx'
import type { Resource, ResourceLoad } from '#contract/calendar/resources.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { KitCare } from './kit-care.tsx'
import { LoadStrip } from './load-strip.tsx'
import { RepairDialog } from './repair-dialog.tsx'
import { RequirementsDialog } from './requirements-dialog.tsx'
import { Repairs, ResourceCard, type ResourceTask } from './resource-card.tsx'
import { ResourceDialog } from './resource-dialog.tsx'
import { loadsQuery, resourcesQuery } from './resources-query.ts'

/** The open dialog: for an existing resource, or a new one. */
type Open = { task: ResourceTask; resource: Resource | undefined }

export default function ResourcesTab() {
  const text = useText()
  const [open, setOpen] = useState<Open>()
  const { task, resource } = open ?? {}
  const openTask: OnTask = (next, on) => setOpen({ task: next, resource: on })
  const close = () => setOpen(undefined)
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.resources')}
        hint={text('admin.resources.hint')}
        actions={
          <Button icon="plus" onClick={() => setOpen({ task: 'edit', resource: undefined })}>
            {text('admin.resources.add')}
          </Button>
        }
      />
      <RevealTogether>
        <Stack gap={5}>
          <Resources onTask={openTask} />
          <Stocks onTask={openTask} />
        </Stack>
      </RevealTogether>
      {task === 'edit' && <ResourceDialog resource={resource} onClose={close} />}
      {task === 'needs' && resource && <RequirementsDialog resource={resource} onClose={close} />}
      {task === 'repair' && resource && <RepairDialog resource={resource} onClose={close} />}
    </>
  )
}

type OnTask = (task: ResourceTask, resource: Resource) => void

const findOwn = (all: readonly Resource[]) => all.filter(({ countedIn }) => countedIn === undefined)

function Resources({ onTask }: { onTask: OnTask }) {
  const text = useText()
  const resources = useQuery({ ...resourcesQuery, select: findOwn })
  const { data: loads = [] } = useQuery(loadsQuery(partyDayAt(new Date())))
  const { data: themes = [] } = useQuery(themesQuery)
  const { data: addons = [] } = useQuery(addonsQuery)
  const needer = ({ themeId, addonId }: Resource['requirements'][number]) =>
    themes.find(({ id }) => id === themeId)?.name ?? addons.find(({ id }) => id === addonId)?.name ?? ''
  return (
    <Loaded
      query={resources}
      height="16rem"
      failed={text('admin.resources.loadFailed')}
      empty={<EmptyState>{text('admin.resources.none')}</EmptyState>}
    >
      {(own) => (
        <Grid aria-label={text('admin.places.tabs.resources')} as="ul" minColumn="26rem">
          {own.map((resource) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              load={loads.find(({ kind, id }) => kind === 'resource' && id === resource.id)}
              needer={needer}
              onTask={(task) => onTask(task, resource)}
            />
          ))}
        </Grid>
      )}
    </Loaded>
  )
}

/** The stocks that come from the settings, themes and add-ons. */
function Stocks({ onTask }: { onTask: OnTask }) {
  const text = useText()
  const { data: loads = [], isPending } = useQuery(loadsQuery(partyDayAt(new Date())))
  const { data: resources = [] } = useQuery(resourcesQuery)
  const stocks = loads.filter(({ kind }) => kind !== 'resource')
  return (
    <SettingsCard title={text('admin.resources.stocks')} hint={text('admin.resources.stocksHint')}>
      {isPending && <Skeleton shape="box" height="12rem" />}
      <Grid as="ul" minColumn="22rem" gap={5}>
        {stocks.map(({ kind, id, days, ...load }) => {
          const name = kind === 'teepees' ? text('admin.resources.load.allTeepees') : load.name
          const row = resources.find((one) => isCountedAs(one, { kind, id }))
          return (
            <Stack key={`${kind}-${id}`} as="li" gap={2} aria-label={name}>
              <Text lang="en" as="h3" size="md" weight={600} font="body">
                {name}
              </Text>
              <LoadStrip name={name} days={days} />
              {row && <KitCare resourceId={row.id} name={name} />}
              {row && (
                <Stack gap={2} align="start">
                  {row.changes.length > 0 && <Repairs resource={row} />}
                  <Button
                    icon="plus"
                    variant="secondary"
                    size="sm"
                    onClick={() => onTask('repair', { ...row, name })}
                  >
                    {text('admin.resources.repair')}
                  </Button>
                </Stack>
              )}
            </Stack>
          )
        })}
      </Grid>
    </SettingsCard>
  )
}

/** Whether a row belongs to all teepees, or to the theme. */
function isCountedAs({ countedIn, requirements }: Resource, { kind, id }: Pick<ResourceLoad, 'kind' | 'id'>) {
  if (kind === 'theme') return countedIn === 'theme' && requirements[0]?.themeId === id
  return kind === 'teepees' && countedIn === 'settings'
}
