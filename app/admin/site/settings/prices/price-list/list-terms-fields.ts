import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { toTyped, trim } from '#app/admin/kit/forms/typed-fields.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { PricingChange } from '#contract/money/pricing-change.ts'

type MinimumRow = { readonly fromMiles: string; readonly amount: string }
type StepRow = { readonly fromTeepees: string; readonly amount: string }

/** The form's own shape: everything as typed. */
export type ListTermsFields = {
  /** `share` is the same percentage for every party, which the deposit section sets. */
  depositKind: 'share' | 'percent' | 'amount' | 'perTeepee'
  depositSteps: readonly StepRow[]
  /** Empty if a deposit is always enough. */
  fullPaymentDays: string
  minimums: readonly MinimumRow[]
  waiverEnabled: boolean
  waiverPercent: string
  waiverCovers: string
  nightsMost: string
  /** Empty while there is one night. */
  nightPrice: string
}

export function toListTermsFields({ policy, minimums = [], waiver, nights }: Pricing): ListTermsFields {
  const { deposit, fullPaymentDays } = policy
  return {
    depositKind: deposit?.kind ?? 'share',
    depositSteps: toTyped(deposit?.steps ?? []),
    fullPaymentDays: String(fullPaymentDays ?? ''),
    minimums: toTyped(minimums),
    waiverEnabled: waiver?.enabled ?? false,
    waiverPercent: waiver?.percent ?? '',
    waiverCovers: waiver?.covers ?? '',
    nightsMost: String(nights?.most ?? 1),
    nightPrice: nights?.perTeepee ?? '',
  }
}

export function toListTermsChange(fields: ListTermsFields) {
  const { depositKind, depositSteps, fullPaymentDays, minimums, ...others } = trim(fields)
  const { waiverEnabled, waiverPercent, waiverCovers, nightsMost, nightPrice } = others
  return {
    policy: {
      deposit: depositKind === 'share' ? null : { kind: depositKind, steps: [...depositSteps] },
      fullPaymentDays: fullPaymentDays || null,
    },
    minimums: [...minimums],
    waiver: {
      enabled: waiverEnabled,
      // Nothing is needed while it is not offered.
      percent: waiverPercent || (waiverEnabled ? '' : '0'),
      covers: waiverCovers || (waiverEnabled ? '' : '0'),
    },
    nights: { most: nightsMost, perTeepee: nightPrice || (nightsMost === '1' ? '0' : '') },
  }
}

/** Request fields that have another name in the form. */
const FIELDS: Readonly<Record<string, keyof ListTermsFields>> = {
  'policy.deposit.steps': 'depositSteps',
  'waiver.percent': 'waiverPercent',
  'waiver.covers': 'waiverCovers',
  'nights.most': 'nightsMost',
  'nights.perTeepee': 'nightPrice',
}
const STEP = 'policy.deposit.steps.'

export const LIST_TERMS_RULES: FormRules<ListTermsFields> = {
  schema: PricingChange,
  toBody: toListTermsChange,
  toField: (path) => (path.startsWith(STEP) ? `depositSteps.${path.slice(STEP.length)}` : FIELDS[path]),
}
