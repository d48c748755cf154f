import { useCallback } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack } from '#app/ui/layout.tsx'
import { parseStopId } from '#domain/crew/crew-events.ts'
import { Action } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { StopKind } from '../parts/stop-kind.tsx'
import type { CrewDatabase } from '../queue/crew-database.ts'
import { useStored } from '../queue/use-stored.ts'
import { useCrew } from '../session/crew-context.ts'

/** What the crew must know: reports that the server rejected, and changes by the office. */
export function Notices() {
  const { database } = useCrew()
  return (
    <>
      <Refused database={database} />
      <Changed database={database} />
    </>
  )
}

function Refused({ database }: { readonly database: CrewDatabase }) {
  const text = useText()
  const refused = useStored(useCallback(() => readRefused(database), [database])) ?? []
  if (refused.length === 0) return null
  return (
    <Panel tone="warning" icon="warning" title={text('crew.days.notAccepted')}>
      <Stack role="list" as="ul" gap={3}>
        {refused.map(({ id, stopId, customerName, kind, refusal }) => (
          <Stack key={id} as="li" gap={1}>
            <Row as="span" weight={700}>
              <Kind stopId={stopId} />
              {customerName && `${customerName}: `}
              {kind ? text(`crew.events.${kind}`) : text('crew.days.picture')}
            </Row>
            {refusal}
          </Stack>
        ))}
      </Stack>
      <Action tone="plain" onClick={() => void forgetRefused(database)}>
        {text('crew.days.dismiss')}
      </Action>
    </Panel>
  )
}

function Kind({ stopId }: { readonly stopId: string }) {
  const kind = parseStopId(stopId)?.kind
  return kind ? <StopKind kind={kind} /> : null
}

async function readRefused({ events, pictures }: CrewDatabase) {
  const refused = (await events.where('status').equals('refused').toArray()).map((event) => ({ ...event }))
  const files = await pictures.where('status').equals('refused').toArray()
  return [...refused, ...files.map((file) => ({ ...file, customerName: '', kind: undefined }))]
}

async function forgetRefused({ events, pictures }: CrewDatabase): Promise<void> {
  for (const table of [events, pictures]) await table.where('status').equals('refused').delete()
}

function Changed({ database }: { readonly database: CrewDatabase }) {
  const text = useText()
  const notices = useStored(useCallback(() => database.notices.toArray(), [database])) ?? []
  if (notices.length === 0) return null
  return (
    <Panel tone="warning" icon="bell" title={text('crew.days.changed')}>
      <Stack role="list" as="ul" gap={3}>
        {notices.map(({ seq, change, kind, customerName }) => (
          <Row key={seq} as="li" weight={700}>
            <StopKind kind={kind} />
            {text(`crew.days.changes.${change}`, { name: customerName })}
          </Row>
        ))}
      </Stack>
      <Action tone="plain" onClick={() => void database.notices.clear()}>
        {text('crew.days.dismiss')}
      </Action>
    </Panel>
  )
}
