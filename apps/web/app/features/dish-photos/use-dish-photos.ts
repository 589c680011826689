import { useQuery } from '@tanstack/react-query'
import { api, openStream } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { photoAddress } from './photo-address.ts'

const minute = 60_000

/** Which dishes the family has a photo of, and whether it agreed to that. */
export const useDishPhotos = () =>
  useQuery({
    queryKey: queryKeys.dishPhotos.all,
    queryFn: ({ signal }) => api('listDishPhotos', { signal }),
    staleTime: 5 * minute,
    // Drawings stand in: a list that failed is not asked for by each of them.
    retryOnMount: false,
  })

/** When the photo of a dish was kept; undefined where there is none. */
export const usePhotoTime = (dish: string | null): string | undefined =>
  useDishPhotos().data?.photos.find((photo) => photo.dish === dish)?.changed_at

/** The photo of a dish as the address of a picture; undefined until it has come. */
export const usePhotoAddress = (dish: string, changedAt: string | undefined): string | undefined =>
  useQuery({
    queryKey: queryKeys.dishPhotos.one(dish, changedAt ?? ''),
    queryFn: async ({ signal }) => {
      const bytes = await openStream('readDishPhoto', { params: { dish }, signal })
      const photo = await new Response(bytes, { headers: { 'content-type': 'image/jpeg' } }).blob()
      return photoAddress(photo)
    },
    enabled: changedAt !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
