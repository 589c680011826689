import { Link } from 'react-router'
import { site } from '../../../site.ts'
import { Picture } from '../../../ui/picture.tsx'

interface BrandProps {
  to: string
  /** On a phone its picture alone is seen; else on the smallest. */
  isShort?: boolean
}

export function Brand({ to, isShort = false }: BrandProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-2 rounded-control">
      <Picture slug="green-salad" size={40} />
      <span
        className={`font-display font-semibold text-lg ${isShort ? 'max-sm:sr-only' : 'max-[23rem]:sr-only'}`}
      >
        {site.name}
      </span>
    </Link>
  )
}
