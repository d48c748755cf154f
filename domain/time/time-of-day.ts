/** Returns `08:30` as 510. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Returns 510 as `08:30`; times after midnight are limited to the day. */
export function toTime(minute: number): string {
  const whole = Math.min(Math.max(0, Math.round(minute)), 24 * 60 - 1)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
