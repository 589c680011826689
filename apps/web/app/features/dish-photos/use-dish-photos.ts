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
  })

/** The photo of a dish, as the address of a picture; undefined where there is none, or not yet. */
export function useDishPhoto(dish: string | null): string | undefined {
  const { data } = useDishPhotos()
  const changedAt = data?.photos.find((photo) => photo.dish === dish)?.changed_at
  const { data: address } = useQuery({
    queryKey: queryKeys.dishPhotos.one(dish ?? '', changedAt ?? ''),
    queryFn: async ({ signal }) => {
      const bytes = await openStream('readDishPhoto', { params: { dish: dish ?? '' }, signal })
      const photo = await new Response(bytes, { headers: { 'content-type': 'image/jpeg' } }).blob()
      return photoAddress(photo)
    },
    enabled: dish !== null && changedAt !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return changedAt === undefined ? undefined : address
}
