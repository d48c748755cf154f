import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { PricingChange } from '#contract/money/pricing-change.ts'

export type MinimumRow = { readonly fromMiles: string; readonly amount: string }
export type StepRow = { readonly fromTeepees: string; readonly amount: string }

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
    depositSteps: (deposit?.steps ?? []).map(({ fromTeepees, amount }) => ({
      fromTeepees: String(fromTeepees),
      amount,
    })),
    fullPaymentDays: fullPaymentDays === undefined ? '' : String(fullPaymentDays),
    minimums: minimums.map(({ fromMiles, amount }) => ({ fromMiles: String(fromMiles), amount })),
    waiverEnabled: waiver?.enabled ?? false,
    waiverPercent: waiver?.percent ?? '',
    waiverCovers: waiver?.covers ?? '',
    nightsMost: String(nights?.most ?? 1),
    nightPrice: nights?.perTeepee ?? '',
  }
}

export function toListTermsChange(fields: ListTermsFields) {
  const { depositKind, depositSteps, minimums, waiverEnabled, waiverPercent, waiverCovers } = fields
  const { nightsMost, nightPrice } = fields
  return {
    policy: {
      deposit:
        depositKind === 'share'
          ? null
          : {
              kind: depositKind,
              steps: depositSteps.map(({ fromTeepees, amount }) => ({
                fromTeepees: fromTeepees.trim(),
                amount: amount.trim(),
              })),
            },
      fullPaymentDays: fields.fullPaymentDays.trim() || null,
    },
    minimums: minimums.map(({ fromMiles, amount }) => ({
      fromMiles: fromMiles.trim(),
      amount: amount.trim(),
    })),
    waiver: {
      enabled: waiverEnabled,
      // Nothing is needed while it is not offered.
      percent: waiverPercent.trim() || (waiverEnabled ? '' : '0'),
      covers: waiverCovers.trim() || (waiverEnabled ? '' : '0'),
    },
    nights: {
      most: nightsMost.trim(),
      perTeepee: nightPrice.trim() || (nightsMost.trim() === '1' ? '0' : ''),
    },
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
