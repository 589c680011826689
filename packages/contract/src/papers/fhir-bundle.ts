import { z } from 'zod'
import { careLinkChoice } from '../sharing/care-link.ts'

export const fhirQuery = z.object({
  name_shown: careLinkChoice.shape.name_shown.optional().describe('`none` by default.'),
})

/** A collection of FHIR R5 (hl7.org/fhir/R5): each resource as the standard has it. */
export const fhirBundle = z
  .looseObject({
    resourceType: z.literal('Bundle'),
    type: z.literal('collection'),
    timestamp: z.iso.datetime(),
    entry: z.array(
      z.looseObject({
        fullUrl: z.string(),
        resource: z.looseObject({ resourceType: z.string() }),
      }),
    ),
  })
  .meta({ id: 'FhirBundle' })

export type FhirBundle = z.infer<typeof fhirBundle>
