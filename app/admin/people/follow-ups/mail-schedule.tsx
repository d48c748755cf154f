import { useQuery } from '@tanstack/react-query'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { ScheduledMail } from '#contract/people/mail-texts.ts'
import listStyles from './mail-list.module.css'
import styles from './mail-schedule.module.css'

const READERS = ['family', 'owner', 'staff'] as const

const mailScheduleQuery = apiQuery('/api/admin/mail-schedule')

/** What the site sends to whom, when, and by which way: one table. */
export function MailSchedule() {
  const text = useText()
  const title = text('admin.mails.schedule.title')
  return (
    <Stack as="section" gap={0} marginTop={7} aria-label={title}>
      <FoldOnPhones as="h2" title={title} titleClass={listStyles.title}>
        <p className={listStyles.hint}>{text('admin.mails.schedule.hint')}</p>
        <Loaded query={useQuery(mailScheduleQuery)} failed={{ title: text('admin.mails.schedule.failed') }}>
          {(mails) => (
            <table className={styles.schedule} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{text('admin.mails.schedule.when')}</th>
                  <th scope="col">{text('admin.mails.schedule.subject')}</th>
                  <th scope="col">{text('admin.mails.schedule.by')}</th>
                </tr>
              </thead>
              {READERS.map((reader) => (
                <Rows key={reader} reader={reader} mails={mails.filter((mail) => mail.reader === reader)} />
              ))}
            </table>
          )}
        </Loaded>
      </FoldOnPhones>
    </Stack>
  )
}

type RowsProps = { reader: ScheduledMail['reader']; mails: readonly ScheduledMail[] }

function Rows({ reader, mails }: RowsProps) {
  const text = useText()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.reader}>
          {text(`admin.mails.schedule.reader.${reader}`)}
        </th>
      </tr>
      {mails.map(({ kind, subject, when, by }) => (
        <tr key={kind}>
          <td>{when}</td>
          <Text as="td" tone="soft" breaksWords>
            {subject}
          </Text>
          <td className={styles.by}>
            {text(`admin.mails.schedule.${by.length > 1 ? 'both' : (by[0] ?? 'mail')}`)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
