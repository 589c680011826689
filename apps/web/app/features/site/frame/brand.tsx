import { Link } from 'react-router'
import { site } from '../../../site.ts'
import { Picture } from '../../../ui/picture.tsx'

export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-2 rounded-control">
      <Picture slug="green-salad" size={40} />
      <span className="font-display font-semibold text-lg">{site.name}</span>
    </Link>
  )
}
