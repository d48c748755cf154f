import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { MailContent } from './mail-content.ts'
import type { MailKindFor } from './registry.ts'
import { sampleParty } from './sample-party.ts'
import { ownerDamageAnswer } from './templates/damage-mails.ts'
import { invitation } from './templates/invitation.ts'
import {
  noticesMoved,
  ownerBooking,
  ownerChange,
  ownerMessage,
  ownerReleased,
} from './templates/owner-mails.ts'
import { ownerRefundFailed } from './templates/owner-refund-failed.ts'
import type { PartyFacts } from './templates/party-facts.ts'
import { passwordReset } from './templates/password-reset.ts'
import { ownerText } from './templates/text-by-mail.ts'

type Samples = Readonly<Record<string, MailContent>>

/** Returns sample mails of every kind that the owner and the team get, each in its reader's language. */
export function staffMails(language: Language, party: PartyFacts = sampleParty(language)): Samples {
  return Object.assign({}, ...Object.values(staffSamples(party)))
}

function staffSamples(party: PartyFacts): Readonly<Record<MailKindFor<'staff'>, Samples>> {
  const { language } = party
  const text = textIn(language)
  const url = 'http://localhost:3000/admin'
  return {
    invitation: {
      invitation: invitation({ invitedBy: 'dana', role: 'office', url: `${url}/join#sample`, language }),
    },
    'password-reset': {
      'password-reset': passwordReset({ username: 'dana', url: `${url}/reset-password#sample`, language }),
    },
    'notices-moved': {
      'notices-moved': noticesMoved({ username: 'dana', noticeEmail: 'dana@example.com', language }),
    },
    'owner-booking': {
      'owner-booking': ownerBooking(party, url),
    },
    'owner-change': {
      'owner-change': ownerChange(party, { movedTo: '2027-02-13' }, url),
      'owner-cancelled': ownerChange(party, 'cancelled', url),
    },
    'owner-text': {
      'owner-text': ownerText(
        { phone: '+13055550123', body: text('mails.sample.when'), url: `${url}/messages/threads/t1` },
        language,
      ),
    },
    'owner-released': {
      'owner-released': ownerReleased(
        { ...party, paidCents: 0, owedCents: party.paidCents + party.owedCents },
        url,
      ),
    },
    'owner-refund-failed': {
      'owner-refund-failed': ownerRefundFailed({
        language,
        amountCents: 7_500,
        failure: 'Insufficient available balance',
        payment: party.reference,
        party,
        adminUrl: url,
      }),
    },
    'owner-damage-answer': {
      'owner-damage-agree': ownerDamageAnswer(party, {
        claimedCents: 8_500,
        answer: 'agree',
        text: null,
        adminUrl: url,
      }),
      'owner-damage-disagree': ownerDamageAnswer(party, {
        claimedCents: 8_500,
        answer: 'disagree',
        text: text('mails.sample.tornBefore'),
        adminUrl: url,
      }),
    },
    'owner-message': {
      'owner-message': ownerMessage(
        {
          id: 1,
          name: 'Jo <b>Bold</b>',
          email: 'jo@example.com',
          subject: text('mails.sample.subject'),
          message: text('mails.sample.message'),
        },
        language,
        url,
      ),
    },
  }
}
