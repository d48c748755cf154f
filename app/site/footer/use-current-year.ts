import { useEffect, useState } from 'react'
import { partyDayAt } from '#domain/party-day.ts'

export function currentYear(): number {
  return Number(partyDayAt(new Date()).slice(0, 4))
}

/** Starts with the year the page was made in, which may have been kept since before New Year, and puts it right. */
export function useCurrentYear(madeIn: number): number {
  const [year, setYear] = useState(madeIn)
  useEffect(() => setYear(currentYear()), [])
  return year
}
