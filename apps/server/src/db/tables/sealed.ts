import { customType } from 'drizzle-orm/pg-core'

/** What is sealed, as `sealed-columns.ts` lists it. */
export const sealed = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})
