type Crews = {
  /** The crew a person is assigned to, counted from 1; null for none. */
  readonly own: number | null
  readonly assigned: ReadonlySet<number>
}

/** Returns whether a crew's stops concern a person. Somebody without a crew helps the crews that have nobody. */
export function isResponsibleFor(crew: number, { own, assigned }: Crews): boolean {
  return own === null ? !assigned.has(crew) : own === crew
}
