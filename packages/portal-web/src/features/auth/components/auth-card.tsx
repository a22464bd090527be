import type { ReactNode } from 'react'
import { TITLE_ID } from '../../../lib/focus-title'
import { PRODUCT } from '../../../lib/product'
import { Bird } from '../../../ui/bird'
import { Title } from '../../../ui/title'

interface Props {
  title: string
  lead: string
  /** News about the login, e.g. that it expired. */
  notice?: ReactNode
  children: ReactNode
  /** Another way, beside the form. */
  aside?: ReactNode
}

/** The frame of login, registration and recovery. */
export function AuthCard({ title, lead, notice = null, children, aside }: Props) {
  return (
    <main className="login" id="content">
      <Title>{title}</Title>
      <div className="login-card" data-two={aside !== undefined || undefined}>
        <div className="login-form">
          <p className="brand">
            <Bird size={36} />
            {PRODUCT}
          </p>
          <h1 id={TITLE_ID} tabIndex={-1}>
            {title}
          </h1>
          <p className="soft">{lead}</p>
          {notice !== null && (
            <p className="notice" role="status">
              {notice}
            </p>
          )}
          {children}
        </div>
        {aside !== undefined && <aside className="login-aside">{aside}</aside>}
      </div>
    </main>
  )
}
