import { Outlet } from 'react-router-dom'
import { LanguageMenu } from '../features/shell'

/** Content only, and the languages: of a login. */
export function UserLayout() {
  return (
    <div className="page">
      <div className="page-corner">
        <LanguageMenu />
      </div>
      <Outlet />
    </div>
  )
}
