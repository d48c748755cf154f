import type { ReportRange, SalesTaxReport } from '#contract/money/reports.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { cents, isSold } from './report-sql.ts'

type Taxed = {
  readonly month: string
  readonly county: string | null
  readonly parties: number
  readonly taxableCents: Cents
  readonly exemptCents: Cents
  readonly stateTaxCents: Cents
  readonly surtaxCents: Cents
}

/**
 * Taxable and exempt sales with their tax, by county and by the month of the party. Not legal advice.
 *
 * By party date, because tax is due as a whole at the moment of the transaction, also where it is paid in parts
 * (Florida Administrative Code, rule 12A-1.056(1)(a)), and a rental takes place on the day and in the county of its
 * delivery (rule 12A-15.003; Technical Assistance Advisement 12A-025), by whose rates it was taxed. Cancelled parties
 * did not take place and are left out. What is collected before that day belongs to the state at once (Florida Statutes
 * 212.15(1)): the journal shows it on the day of the payment.
 *
 * A booking keeps the whole tax, rounded once. The state's part is its rate of the taxable sum, half a cent up, and the
 * surtax is what that leaves of the tax: splitTax of domain/catalogue/pricing/rules/tax-rule.ts, in the same integers.
 *
 * Exempt is the whole sale of a customer with a certificate, and otherwise the lines that are not taxable. A coupon
 * that reduces the tax reduces the sale too.
 */
export async function readSalesTax(db: Database, range: ReportRange): Promise<SalesTaxReport> {
  const [taxed, untaxed] = await Promise.all([
    db.execute<Taxed>(sql`
      SELECT to_char(booking_date, 'YYYY-MM') AS month, tax->>'county' AS county, count(*)::int AS parties,
        ${cents(sql`sum(taxable_amount)`)} AS "taxableCents", ${cents(sql`sum(${EXEMPT})`)} AS "exemptCents",
        sum(state_cents)::float8 AS "stateTaxCents", sum(tax_cents - state_cents)::float8 AS "surtaxCents"
      FROM bookings
      CROSS JOIN LATERAL (SELECT price_terms->'tax' AS tax, (taxable_amount * 100)::bigint AS taxable_cents,
        (tax_amount * 100)::bigint AS tax_cents) AS sold
      CROSS JOIN LATERAL (SELECT
        least(tax_cents, (taxable_cents * (tax->>'statePercent')::bigint + 5000) / 10000) AS state_cents) AS split
      WHERE ${isSold} AND booking_date BETWEEN ${range.from}::date AND ${range.to}::date AND ${IS_TAXED}
      GROUP BY 1, 2 ORDER BY 1, 2 NULLS LAST`),
    db.execute<{ totalCents: Cents }>(sql`
      SELECT ${cents(sql`sum(total_amount)`)} AS "totalCents" FROM bookings
      WHERE ${isSold} AND booking_date BETWEEN ${range.from}::date AND ${range.to}::date AND NOT ${IS_TAXED}`),
  ])
  const { rows } = taxed
  return {
    ...toFigures(addUpTotal(rows)),
    rows: rows.map((row) => ({ month: row.month, county: row.county, ...toFigures(row) })),
    untaxedAmount: toDecimal(untaxed.rows[0]?.totalCents ?? 0),
  }
}

/** Matches bookings sold while tax was charged, including those of exempt customers. */
const IS_TAXED = sql`coalesce(jsonb_typeof(price_terms->'tax') = 'object', false)`

/** What `isTaxable` of tax-rule.ts leaves out; null for older bookings, which did not store lines. */
const UNTAXED_LINES = sql`(
  SELECT coalesce(sum((line->>'amountCents')::numeric) FILTER (WHERE CASE line->>'kind'
    WHEN 'waiver' THEN true
    WHEN 'delivery' THEN tax->>'deliveryTaxable' IS DISTINCT FROM 'true'
    WHEN 'addon' THEN tax->>'addonsTaxable' = 'false'
    ELSE tax->>'themeTaxable' = 'false' END), 0) / 100
  FROM jsonb_array_elements(price_lines) AS line
  WHERE line->>'part' = 'total' AND line->>'kind' <> 'tax' HAVING count(*) > 0)`

/** Those had teepees at a single price, add-ons and a delivery. */
const UNTAXED_OF_OLDER = sql`CASE WHEN (tax->>'deliveryTaxable')::boolean THEN 0 ELSE delivery_amount END
  + CASE WHEN tax->>'themeTaxable' = 'false' THEN price_per_teepee * number_of_teepees ELSE 0 END
  + CASE WHEN tax->>'addonsTaxable' = 'false'
    THEN total_amount - delivery_amount - tax_amount - price_per_teepee * number_of_teepees ELSE 0 END`

/** Where more was taken off the taxable lines than they cost, the rest was taken off the others. */
const EXEMPT = sql`CASE
  WHEN tax ? 'exemption' THEN total_amount - CASE WHEN (tax->>'couponReducesTax')::boolean THEN discount_amount ELSE 0 END
  ELSE least(coalesce(${UNTAXED_LINES}, ${UNTAXED_OF_OLDER}), total_amount - tax_amount - taxable_amount) END`

type Figures = Omit<Taxed, 'month' | 'county'>

function addUpTotal(rows: readonly Figures[]): Figures {
  const sum = (part: keyof Figures) => rows.reduce((all, row) => all + row[part], 0)
  return {
    parties: sum('parties'),
    taxableCents: sum('taxableCents'),
    exemptCents: sum('exemptCents'),
    stateTaxCents: sum('stateTaxCents'),
    surtaxCents: sum('surtaxCents'),
  }
}

function toFigures({ parties, taxableCents, exemptCents, stateTaxCents, surtaxCents }: Figures) {
  return {
    parties,
    taxableAmount: toDecimal(taxableCents),
    exemptAmount: toDecimal(exemptCents),
    stateTaxAmount: toDecimal(stateTaxCents),
    surtaxAmount: toDecimal(surtaxCents),
  }
}
