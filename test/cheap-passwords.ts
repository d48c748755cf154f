import { PASSWORD_COST } from '#server/people/accounts/password.ts'

// No test database is worth an attack.
Object.assign(PASSWORD_COST, { memoryKib: 8, passes: 1 })
