import { Ellipsis } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import type { MenuProps } from './menu-list.tsx'
import { useCodeOnUse } from './use-code-on-use.ts'

const loadList = () => import('./menu-list.tsx')
const preload = () => void loadList().catch(() => {})

/** Its items and their code come when it is first touched. */
export function Menu(props: MenuProps) {
  const { code, use } = useCodeOnUse(loadList)
  if (code) return <code.MenuList {...props} />
  return (
    <IconButton
      icon={Ellipsis}
      label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={preload}
      onPointerEnter={preload}
      onClick={use}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        use()
      }}
    />
  )
}
