import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './payment-status.module.css'
import { usePaymentConfig, usePaymentReadiness } from './use-payment-intent.ts'

/** Whether cards can be charged now, and whether the charges are real. */
export function PaymentStatus({ hasNoForm }: { hasNoForm: boolean }) {
  const text = useText()
  const { data: config, isError: hasNoConfig } = usePaymentConfig()
  const { data: isReady, isError: isDown } = usePaymentReadiness()
  if (hasNoForm || hasNoConfig || isDown || isReady === false || config?.ready === false) {
    return (
      <p role="status" className={styles.status} data-state="down">
        <Icon name="warning" />
        {text('booking.payment.unavailable')}
      </p>
    )
  }
  if (!config || !isReady) {
    return (
      <p role="status" className={styles.status}>
        <Icon name="lock" />
        {text('booking.payment.checking')}
      </p>
    )
  }
  return (
    <p role="status" className={styles.status} data-state="ready">
      <Icon name="lock" />
      {text(config.provider === 'test' ? 'booking.payment.readyInTest' : 'booking.payment.ready')}
    </p>
  )
}
