import { ApiError } from '@brightplate/contract/api/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import type { PackageId } from './plan-offers.ts'

/** Starts paying for a package and leads the browser to the payment page. */
export function useStartCheckout() {
  const queries = useQueryClient()
  const { mutate, reset, variables, isPending, isSuccess, isError, error } = useMutation({
    mutationFn: (packageId: PackageId) =>
      api('startCheckout', {
        body: { package_id: packageId, origin_url: window.location.origin },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (cause) => {
      if (cause instanceof ApiError && cause.code === 'already_premium') {
        queries.invalidateQueries({ queryKey: queryKeys.subscription })
      }
    },
  })
  useEffect(() => {
    // Back from the payment page the browser shows this page as it was left: still processing.
    const clear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', clear)
    return () => window.removeEventListener('pageshow', clear)
  }, [reset])
  return {
    start: (packageId: PackageId) => mutate(packageId),
    startingId: isPending || isSuccess ? variables : null,
    failedId: isError ? variables : null,
    error,
  }
}
