import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema/all-tables.ts',
  out: './server/database/migrations',
})
