import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sandboxCheckouts } from '../../db/tables/operator/sandbox-checkouts.ts'

export async function findSandboxCheckout(db: Db, sessionId: string) {
  const [row] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.sessionId, sessionId))
  return row
}
