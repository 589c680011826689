import { Clock } from 'lucide-react'
import { Picture } from '../../ui/picture.tsx'

interface DishHeadProps {
  name: string
  picture: string | undefined
  time: string | null
}

export function DishHead({ name, picture, time }: DishHeadProps) {
  return (
    <div className="flex items-center gap-4">
      <Picture slug={picture} size={72} />
      <div className="min-w-0">
        <h3 className="text-lg">{name}</h3>
        {time && (
          <p className="flex items-center gap-1.5 text-muted">
            <Clock aria-hidden size={16} className="shrink-0" />
            <span className="sr-only">Prep time:</span>
            {time}
          </p>
        )}
      </div>
    </div>
  )
}
