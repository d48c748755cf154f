import { useText } from '#app/lib/messages/use-text.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { CheckResult } from '#contract/operations/doctor.ts'
import styles from './check-table.module.css'

const TONES: Record<CheckResult['state'], Tone> = { fine: 'success', warning: 'warning', problem: 'danger' }

/** Items that need action come first. */
const RANKS: readonly CheckResult['state'][] = ['problem', 'warning', 'fine']

export function CheckTable({ findings }: { findings: CheckResult[] }) {
  const text = useText()
  return (
    <Table
      caption={text('admin.system.findings')}
      rows={findings.toSorted((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))}
      rowKey={({ name }) => name}
      rowTone={({ state }) => (state === 'problem' ? 'warning' : undefined)}
      columns={[
        { header: text('admin.system.checked'), cell: ({ name }) => name },
        {
          header: text('admin.system.state'),
          cell: ({ state }) => <Badge tone={TONES[state]}>{text(`admin.system.states.${state}`)}</Badge>,
        },
        { header: text('admin.system.found'), cell: (result) => <Found result={result} /> },
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
