import { useEffect, useState } from 'react'

export function currentYear(): number {
  return new Date().getFullYear()
}

/** Starts with the year the page was made in, which may have been kept since before New Year, and puts it right. */
export function useCurrentYear(madeIn: number): number {
  const [year, setYear] = useState(madeIn)
  useEffect(() => setYear(currentYear()), [])
  return year
}
