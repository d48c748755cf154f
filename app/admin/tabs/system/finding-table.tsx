import { useText } from '#app/lib/messages/use-text.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { Finding } from '#contract/operations/doctor.ts'
import styles from './finding-table.module.css'

const TONES: Record<Finding['state'], Tone> = { fine: 'success', warning: 'warning', problem: 'danger' }

/** Items that need action come first. */
const RANKS: readonly Finding['state'][] = ['problem', 'warning', 'fine']

export function FindingTable({ findings }: { findings: Finding[] }) {
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
        { header: text('admin.system.found'), cell: (finding) => <Found finding={finding} /> },
      ]}
    />
  )
}

function Found({ finding: { sentence, remedy } }: { finding: Finding }) {
  return (
    <div className={styles.found}>
      <span>{sentence}</span>
      {remedy !== null && <span className={styles.remedy}>{remedy}</span>}
    </div>
  )
}
