import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // No test, which would run where there is no runner.
  schema: './apps/server/src/db/tables/**/!(*.test).ts',
  out: './apps/server/src/db/migrations',
})
