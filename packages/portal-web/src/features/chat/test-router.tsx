import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

interface Props {
  /** Where one is, e.g. "/?with=p2p-20001". */
  address?: string
  children: ReactNode
}

/** The router of a test whose parts hold Back up, which the plain one of the library cannot. `children` are drawn as they are at first. */
export function TestRouter({ address = '/', children }: Props) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] }),
  )
  return <RouterProvider router={router} />
}
