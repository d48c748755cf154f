type Crews = {
  /** The crew that somebody is assigned to, counted from 1; null for none. */
  readonly own: number | null
  /** Crews to which anybody is assigned. */
  readonly assigned: ReadonlySet<number>
}

/** Returns whether the stops of a crew are somebody's own: whoever is in no crew helps those that have nobody. */
export function hasToDoWith(crew: number, { own, assigned }: Crews): boolean {
  return own === null ? !assigned.has(crew) : own === crew
}
