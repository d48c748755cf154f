/** Converts a time to minutes after midnight: `08:30` is 510. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Converts minutes after midnight to a time: 510 is `08:30`. Minutes outside the day are clamped to it. */
export function toTime(minute: number): string {
  const whole = Math.min(Math.max(0, Math.round(minute)), 24 * 60 - 1)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
