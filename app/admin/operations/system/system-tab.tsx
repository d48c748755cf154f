import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { CheckResult, Diagnosis } from '#contract/operations/doctor.ts'
import styles from './system-tab.module.css'

const diagnosisQuery = apiQuery('/api/admin/system', { refetchOnMount: 'always' })

export default function SystemTab() {
  const text = useText()
  useSignInReminder(text('admin.system.signIn'))
  const query = useQuery(diagnosisQuery)
  return (
    <>
      <TabHeader title={text('admin.places.tabs.system')} hint={text('admin.system.hint')} />
      <Loaded query={query} height="32rem" failed={text('admin.system.loadFailed')}>
        {(data) => (
          <Stack gap={5}>
            <LastBackup backup={data.lastBackup} />
            <CheckTable findings={data.findings} />
            <Row as="p" gap={3} tone="soft" size="sm">
              {text('admin.system.checkedAt', {
                moment: formatShortDayAndTime(data.checkedAt, text.language),
              })}{' '}
              <Button
                variant="secondary"
                size="sm"
                disabled={query.isFetching}
                onClick={() => query.refetch()}
              >
                {text('admin.system.checkAgain')}
              </Button>
            </Row>
          </Stack>
        )}
      </Loaded>
    </>
  )
}

const MEGABYTE = 1_000_000

function LastBackup({ backup }: { backup: Diagnosis['lastBackup'] }) {
  const id = useId()
  const text = useText()
  return (
    <Card as="section" aria-labelledby={id} gap={2}>
      <Text as="h2" id={id} size="lg">
        {text('admin.system.backup.title')}
      </Text>
      {backup ? (
        <p>
          <strong>{formatShortDayAndTime(backup.createdAt, text.language)}</strong>
          {text('admin.system.backup.size', { megabytes: (backup.bytes / MEGABYTE).toFixed(1) })}
          <Text as="span" breaksWords>
            {backup.folder}
          </Text>
        </p>
      ) : (
        <p>{text('admin.system.backup.none')}</p>
      )}
    </Card>
  )
}

const TONES: Record<CheckResult['state'], Tone> = { fine: 'success', warning: 'warning', problem: 'danger' }

/** Items that need action come first. */
const RANKS: readonly CheckResult['state'][] = ['problem', 'warning', 'fine']

function CheckTable({ findings }: { findings: CheckResult[] }) {
  const text = useText()
  return (
    <Table
      caption={text('admin.system.findings')}
      rows={findings.toSorted((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))}
      rowKey={({ name }) => name}
      rowTone={({ state }) => (state === 'problem' ? 'warning' : undefined)}
      columns={[
        { header: text('admin.system.checked'), onPhones: 'title', cell: ({ name }) => name },
        {
          header: text('admin.system.state'),
          onPhones: 'beside',
          cell: ({ state }) => <Badge tone={TONES[state]}>{text(`admin.system.states.${state}`)}</Badge>,
        },
        { header: text('admin.system.found'), isFreeText: true, cell: (result) => <Found result={result} /> },
      ]}
    />
  )
}

function Found({ result: { sentence, remedy } }: { result: CheckResult }) {
  return (
    <Stack gap={1} breaksWords className={styles.found}>
      <span>{sentence}</span>
      {remedy !== null && (
        <Text as="span" tone="soft">
          {remedy}
        </Text>
      )}
    </Stack>
  )
}
