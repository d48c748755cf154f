import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Finding } from '#contract/doctor.ts'
import styles from './finding-table.module.css'

const STATES = {
  fine: { tone: 'success', words: 'Fine' },
  warning: { tone: 'warning', words: 'Warning' },
  problem: { tone: 'danger', words: 'Problem' },
} as const

/** What has to be done comes first. */
const RANKS: readonly Finding['state'][] = ['problem', 'warning', 'fine']

export function FindingTable({ findings }: { findings: Finding[] }) {
  return (
    <Table
      caption="What was checked"
      rows={findings.toSorted((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))}
      rowKey={({ name }) => name}
      rowTone={({ state }) => (state === 'problem' ? 'warning' : undefined)}
      columns={[
        { header: 'Checked', cell: ({ name }) => name },
        {
          header: 'State',
          cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>,
        },
        { header: 'Found', cell: (finding) => <Found finding={finding} /> },
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
