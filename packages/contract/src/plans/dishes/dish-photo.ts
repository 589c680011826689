import { z } from 'zod'
import * as words from '#localized/plans'
import { limits } from '../../limits.ts'

const megabyte = 1024 * 1024

export const dishPhoto = z
  .object({
    dish: z.string().describe('The id of a plain food, or `recipe:` and that of a dish.'),
    name: z.string(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'DishPhoto' })

/** A family's own photos, kept with a consent of its own: gone when that is withdrawn. */
export const dishPhotosPage = z
  .object({
    agreed_at: z.iso.datetime().nullable().describe('null: no photo is taken.'),
    photos: z.array(dishPhoto),
  })
  .meta({ id: 'DishPhotosPage' })

export const photoAgreementBody = z.object({
  agrees: z.boolean().describe('false takes the agreement back, and erases every photo.'),
})

export const dishPhotoParams = z.object({ dish: z.string().max(200) })

export const photoTooLarge = () => words.photoTooLarge({ most: limits.photoMb })

export const photoUnreadable = words.photoUnreadable

/** A JPEG, made again by the browser; what it tells beside the picture is taken out once more. */
export const photoFile = z
  .file()
  .min(1, { error: words.choosePhoto })
  .max(limits.photoMb * megabyte, { error: photoTooLarge })
  .mime('image/jpeg', { error: photoUnreadable })

export type DishPhoto = z.infer<typeof dishPhoto>
export type DishPhotosPage = z.infer<typeof dishPhotosPage>
