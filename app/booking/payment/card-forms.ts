import { type ComponentType, lazy } from 'react'
import type { PaymentConfig } from '#contract/payments.ts'
import type { CardFormProps } from './card-form.ts'
import { MissingCardForm } from './missing-card-form.tsx'

/** The card form of each provider, loaded only when it is shown. */
export const CARD_FORMS: Record<PaymentConfig['provider'], ComponentType<CardFormProps>> = {
  stripe: lazy(() => import('./stripe-card-form.tsx').catch(missing)),
  test: lazy(() => import('./test-card-form.tsx').catch(missing)),
}

/** A page opened before an update requests scripts that no longer exist. */
function missing() {
  return { default: MissingCardForm }
}
