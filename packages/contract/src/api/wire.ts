import type { EndpointName } from './endpoints.ts'
import { accountWire } from './wire/account-wire.ts'
import { childWire } from './wire/child-wire.ts'
import { householdWire } from './wire/household-wire.ts'
import { paperWire } from './wire/paper-wire.ts'
import { planWire } from './wire/plan-wire.ts'
import { serviceWire } from './wire/service-wire.ts'
import { sharingWire } from './wire/sharing-wire.ts'
import type { WireShape } from './wire/wire-shape.ts'

/** What goes over the wire in every call, in the order of the API's document. */
export const wire = {
  ...accountWire,
  ...householdWire,
  ...childWire,
  ...paperWire,
  ...sharingWire,
  ...planWire,
  ...serviceWire,
} as const satisfies Record<EndpointName, WireShape>

export type Wire = typeof wire
