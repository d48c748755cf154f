import { PUBLISHED_TERMS } from '#domain/booking/published-terms.ts'

const { deposit, balanceDueDays, refundDays, rescheduleDays, serviceMiles } = PUBLISHED_TERMS

/** What holds while the owner has published no version. */
export function UsualTerms() {
  return (
    <>
      <h2>Who may book</h2>
      <p>
        Customers must be adults (18+). By booking you accept these terms for your household and your guests.
      </p>
      <h2>Deposit and balance</h2>
      <ul>
        <li>{`A ${deposit} non-refundable deposit holds your date.`}</li>
        <li>{`The balance is due ${balanceDueDays} days before the event. You may also pay the full amount when you book.`}</li>
      </ul>
      <h2>Cancellation</h2>
      <ul>
        <li>{`More than ${refundDays} days before the event: full refund of amounts beyond the deposit.`}</li>
        <li>{`Within ${refundDays} days of the event: no refund.`}</li>
      </ul>
      <h2>Rescheduling</h2>
      <p>{`One free reschedule more than ${rescheduleDays} days before the event, to any date that is still free.`}</p>
      <h2>Delivery and pickup</h2>
      <ul>
        <li>{`Our delivery area is within ${serviceMiles} miles of Miami, Florida. A delivery fee may apply depending on location.`}</li>
        <li>Setup arrives 2-3 hours before the party.</li>
        <li>Pickup is the day after the event.</li>
      </ul>
      <h2>Your part</h2>
      <ul>
        <li>Please have the space ready: about 10ft x 10ft for a standard 4-teepee setup.</li>
        <li>An adult is responsible for the children and for everything we set up until we collect it.</li>
        <li>Custom themes may carry an extra design fee, agreed on before we begin.</li>
      </ul>
    </>
  )
}
