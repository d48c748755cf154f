import type { ScheduledMail } from '#contract/people/mail-texts.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { sourceIn, textIn } from '#domain/foundation/translation/text-in.ts'
import { titleIds } from '#server/foundation/mail/kinds/define-mail.ts'
import { getMail, getMailNames, type MailName } from '#server/foundation/mail/mails.ts'
import { nameFieldsIn } from './usual-text.ts'

/** Mails that staff write, that say the same as another, or that only their author gets. */
const UNSCHEDULED = ['reply', 'newsletter', 'test-mail', 'money-back-deleted', 'money-back-unbooked'] as const
type ScheduledName = Exclude<MailName, (typeof UNSCHEDULED)[number]>

const isScheduled = (name: MailName): name is ScheduledName => UNSCHEDULED.every((other) => other !== name)

/** Returns everything that is sent automatically, in a language: mails in the order of a party, then other texts. */
export function listScheduledMails(language: Language): ScheduledMail[] {
  const text = textIn(language)
  const mails = getMailNames()
    .filter(isScheduled)
    .map((kind): ScheduledMail => {
      const { reader, alsoText } = getMail(kind)
      return {
        kind,
        subject: nameFieldsIn(sourceIn(language, subjectId(kind))),
        reader: reader === 'writer' ? 'family' : reader,
        when: text(`mails.${kind}.when`),
        by: alsoText ? ['mail', 'text'] : ['mail'],
      }
    })
  // The one text that no mail says as well.
  const allSetUp: ScheduledMail = {
    kind: 'text-done',
    subject: text('mails.schedule.allSetUp'),
    reader: 'family',
    when: text('mails.schedule.allSetUpWhen'),
    by: ['text'],
  }
  return [...mails, allSetUp]
}

/** An answer to a claim has a subject for each. */
function subjectId(kind: ScheduledName) {
  return kind === 'owner-damage-answer' ? 'mails.owner-damage-answer.heading' : titleIds(kind).subject
}
