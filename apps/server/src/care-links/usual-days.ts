import { limits } from '@brightplate/contract/limits'
import type { CareLinkKind } from '@brightplate/contract/sharing/care-link'

/** How long a link opens of which the parent did not say it: until a visit that may be weeks away, for a clinic. */
export const usualDays = (kind: CareLinkKind): number =>
  kind === 'clinic' ? limits.careLinkDaysMax : limits.careLinkDays
