/** Why a card was not charged, in the card networks' terms as providers pass them on. */
export type CardDecline = {
  /** Such as `card_declined`, or `authentication_required`. */
  readonly code: string
  /** The bank's reason, such as `insufficient_funds`. */
  readonly declineCode: string | null
  /** What the provider advises: `do_not_try_again`, `try_again_later` or `confirm_card_data`. */
  readonly adviceCode: string | null
  /** In the provider's words. */
  readonly message: string
}

/**
 * `hard`: the same card must not be tried again; `soft`: it may be tried later; `authentication`: the bank asks the
 * cardholder, who must be present.
 */
export const DECLINE_VERDICTS = ['hard', 'soft', 'authentication'] as const
export type DeclineVerdict = (typeof DECLINE_VERDICTS)[number]

/** Temporary reasons. Everything else needs another card, or the cardholder. */
const PASSING = new Set([
  'approve_with_id',
  'call_issuer',
  'card_velocity_exceeded',
  'do_not_honor',
  'generic_decline',
  'insufficient_funds',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
])

/** Classifies a decline. The provider's advice comes first: it knows what the card networks require. */
export function judgeDecline({ code, declineCode, adviceCode }: CardDecline): DeclineVerdict {
  if (adviceCode === 'do_not_try_again' || adviceCode === 'confirm_card_data') return 'hard'
  if (code === 'authentication_required' || declineCode === 'authentication_required') return 'authentication'
  if (adviceCode === 'try_again_later') return 'soft'
  return PASSING.has(declineCode ?? code) ? 'soft' : 'hard'
}
