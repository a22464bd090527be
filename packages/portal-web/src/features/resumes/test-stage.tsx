import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { Toaster } from 'sonner'
import { createQueries } from '../../http/queries'

/** Puts screens of a test on the page, at an address, with queries and toasts of their own; `end` takes them away. */
export function openStage(routes: RouteObject[], address: string) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const queries = createQueries()
  queries.mount()
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  const end = () => {
    root.unmount()
    place.remove()
    queries.unmount()
    queries.clear()
  }
  return { router, queries, end }
}
