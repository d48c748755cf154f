import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/foundation/database/schema/all-tables.ts',
  out: './server/foundation/database/migrations',
})
