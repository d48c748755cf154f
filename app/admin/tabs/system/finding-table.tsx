import { useWords } from '#app/lib/language/in-both.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { Finding } from '#contract/operations/doctor.ts'
import styles from './finding-table.module.css'
import { SYSTEM_WORDS } from './system-words.ts'

const TONES: Record<Finding['state'], Tone> = { fine: 'success', warning: 'warning', problem: 'danger' }

/** Items that need action come first. */
const RANKS: readonly Finding['state'][] = ['problem', 'warning', 'fine']

export function FindingTable({ findings }: { findings: Finding[] }) {
  const words = useWords(SYSTEM_WORDS)
  return (
    <Table
      caption={words.findings}
      rows={findings.toSorted((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))}
      rowKey={({ name }) => name}
      rowTone={({ state }) => (state === 'problem' ? 'warning' : undefined)}
      columns={[
        { header: words.checked, cell: ({ name }) => name },
        {
          header: words.state,
          cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
        },
        { header: words.found, cell: (finding) => <Found finding={finding} /> },
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
