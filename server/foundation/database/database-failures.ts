/** Thrown instead of waiting for a database that does not respond. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'

  constructor() {
    super('The database does not answer')
  }
}

/** Thrown if the database says that it would refuse writes. */
export class DatabaseReadOnly extends Error {
  override name = 'DatabaseReadOnly'

  constructor() {
    super('The database is read-only')
  }
}
